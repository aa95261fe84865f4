BEGIN TRANSACTION;
CREATE TABLE about (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "about" VALUES('schema','1');
INSERT INTO "about" VALUES('server','7de5e4a2');
CREATE TABLE codes (
	code BLOB NOT NULL, 
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	until TEXT NOT NULL, 
	PRIMARY KEY (code), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE done (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	id TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	PRIMARY KEY (table_id, seat, id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "done" VALUES('5ay3hwvbvf',0,'play-1',4);
INSERT INTO "done" VALUES('5ay3hwvbvf',0,'play-2',5);
INSERT INTO "done" VALUES('5ay3hwvbvf',0,'play-3',8);
INSERT INTO "done" VALUES('823xr88za5',0,'play-4',3);
INSERT INTO "done" VALUES('823xr88za5',0,'play-5',4);
INSERT INTO "done" VALUES('823xr88za5',0,'play-6',7);
INSERT INTO "done" VALUES('823xr88za5',0,'play-7',8);
INSERT INTO "done" VALUES('bq646uktw7',0,'play-10',5);
INSERT INTO "done" VALUES('bq646uktw7',0,'play-8',2);
INSERT INTO "done" VALUES('bq646uktw7',0,'play-9',4);
CREATE TABLE drafts (
	table_id TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	words JSON NOT NULL, 
	clock JSON, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "drafts" VALUES('5ay3hwvbvf',8,'["meld AhAsAs"]',NULL);
INSERT INTO "drafts" VALUES('823xr88za5',8,'["meld 3d3hJk=3"]',NULL);
INSERT INTO "drafts" VALUES('bq646uktw7',7,'[]',NULL);
CREATE TABLE events (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	deal INTEGER NOT NULL, 
	dealer INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	line TEXT, 
	stand_in BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES('5ay3hwvbvf',1,1,0,'Dealt','d deal p2 3c4c6cTcJcQcKc2d2d4d6d8dTdKdAh3h5h8hQhKh2s3s8sJsJk',0);
INSERT INTO "events" VALUES('5ay3hwvbvf',2,1,0,'Dealt','d deal p3 7c8c9cJcQcKc3d8dTdJdQd3h4h5h8h9hJhKh2s6sJsKsJkJkJk',0);
INSERT INTO "events" VALUES('5ay3hwvbvf',3,1,0,'Dealt','d deal p1 Ac2c5c7c8cTcAd3d4d9dJdQdAh4h7hThAsAs3s5s8s9sTsQsJk',0);
INSERT INTO "events" VALUES('5ay3hwvbvf',4,1,0,'MeldLaid','p2 meld 2d2dJk=2',0);
INSERT INTO "events" VALUES('5ay3hwvbvf',5,1,0,'TurnEnded','p2 end',0);
INSERT INTO "events" VALUES('5ay3hwvbvf',6,1,0,'MeldLaid','p3 meld 2sJk=2Jk=2',0);
INSERT INTO "events" VALUES('5ay3hwvbvf',7,1,0,'TurnEnded','p3 end',0);
INSERT INTO "events" VALUES('5ay3hwvbvf',8,1,0,'MeldLaid','p1 meld AcAdJk=A',0);
INSERT INTO "events" VALUES('5ay3hwvbvf',9,1,0,'TurnEnded','p1 end',0);
INSERT INTO "events" VALUES('5ay3hwvbvf',10,1,0,'MeldLaid','p2 meld 3c3h3s',0);
INSERT INTO "events" VALUES('5ay3hwvbvf',11,1,0,'TurnEnded','p2 end',0);
INSERT INTO "events" VALUES('5ay3hwvbvf',12,1,0,'MeldLaid','p3 meld 3d3hJk=3',0);
INSERT INTO "events" VALUES('5ay3hwvbvf',13,1,0,'TurnEnded','p3 end',0);
INSERT INTO "events" VALUES('823xr88za5',1,1,1,'Dealt','d deal p1 2c5dTdJd2h3h8hQh5sTsTsJsJk',0);
INSERT INTO "events" VALUES('823xr88za5',2,1,1,'Dealt','d deal p2 Ac3c4c8cTcQc4d6d9dAhThKhJkJk',0);
INSERT INTO "events" VALUES('823xr88za5',3,1,1,'Stocked','d stock 3d9cKsJk6cKc5c6h6s9s8s2s7d7hQs2d8c4h8dJk8sQh5hJk5s6d7s2cTc9d4hTdAd9c7c3cJk3hQdThAhJkJk8d7sKsJkJhKdAsJk2s7d4d6hJcJh5h7hKd9hJdJk3sKhQcKc6cJk5c7cJk5dAsAd4sJkAcJcQsQd9s4s2dJs8hJk3s3d4c6s2h9h',0);
INSERT INTO "events" VALUES('823xr88za5',4,1,1,'Discarded','p2 discard Ac',0);
INSERT INTO "events" VALUES('823xr88za5',5,1,1,'TurnEnded',NULL,0);
INSERT INTO "events" VALUES('823xr88za5',6,1,1,'Drew','p1 draw 3d',0);
INSERT INTO "events" VALUES('823xr88za5',7,1,1,'Discarded','p1 discard 2c',0);
INSERT INTO "events" VALUES('823xr88za5',8,1,1,'TurnEnded',NULL,0);
INSERT INTO "events" VALUES('823xr88za5',9,1,1,'Drew','p2 draw 9c',0);
INSERT INTO "events" VALUES('823xr88za5',10,1,1,'Discarded','p2 discard 3c',0);
INSERT INTO "events" VALUES('823xr88za5',11,1,1,'TurnEnded',NULL,0);
INSERT INTO "events" VALUES('823xr88za5',12,1,1,'Drew','p1 draw Ks',0);
INSERT INTO "events" VALUES('bq646uktw7',1,1,1,'Dealt','d deal p1 2c5cTc5hAs2s4s8sTsQs',0);
INSERT INTO "events" VALUES('bq646uktw7',2,1,1,'Dealt','d deal p2 AcKcAh2h3h4h7h7s9sKs',0);
INSERT INTO "events" VALUES('bq646uktw7',3,1,1,'TurnedUp','d turn 7c',0);
INSERT INTO "events" VALUES('bq646uktw7',4,1,1,'Stocked','d stock Js9hThQc2dJc6h8c6d3c5s8h5dQd3s9cQhTdJdAdJh8d7d4d3dKd4c6s9d6cKh',0);
INSERT INTO "events" VALUES('bq646uktw7',5,1,1,'Passed','p1 pass',0);
INSERT INTO "events" VALUES('bq646uktw7',6,1,1,'Took','p2 take 7c',0);
INSERT INTO "events" VALUES('bq646uktw7',7,1,1,'Discarded','p2 discard Ac',0);
INSERT INTO "events" VALUES('bq646uktw7',8,1,1,'Drew','p1 draw Js',0);
INSERT INTO "events" VALUES('bq646uktw7',9,1,1,'Discarded','p1 discard 2c',0);
INSERT INTO "events" VALUES('bq646uktw7',10,1,1,'Drew','p2 draw 9h',0);
INSERT INTO "events" VALUES('bq646uktw7',11,1,1,'Discarded','p2 discard 7c',0);
CREATE TABLE guests (
	table_id TEXT NOT NULL, 
	token BLOB NOT NULL, 
	PRIMARY KEY (table_id, token), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE hosts (
	token BLOB NOT NULL, 
	PRIMARY KEY (token)
);
CREATE TABLE seats (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	bot TEXT, 
	token BLOB, 
	stand_in BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('5ay3hwvbvf',0,'Aina',NULL,X'D28831EFE54653EAB2FDF5D6C155380DBBE0D447A976E8B5B174C40E52182292',0);
INSERT INTO "seats" VALUES('5ay3hwvbvf',1,'Mei','greedy',NULL,0);
INSERT INTO "seats" VALUES('5ay3hwvbvf',2,'Ravi','random',NULL,0);
INSERT INTO "seats" VALUES('823xr88za5',0,'Aina',NULL,X'B9884F0BA4377B612D5EB079C6C130B6294BDE742076407B8A8341D5C2F7EE30',0);
INSERT INTO "seats" VALUES('823xr88za5',1,'Mei','greedy',NULL,0);
INSERT INTO "seats" VALUES('bq646uktw7',0,'Aina',NULL,X'7678AD58840290043529BA818B953224FC2699F5991395413B358641AF9C5307',0);
INSERT INTO "seats" VALUES('bq646uktw7',1,'Mei','greedy',NULL,0);
CREATE TABLE tables (
	id TEXT NOT NULL, 
	rules TEXT NOT NULL, 
	seed BLOB NOT NULL, 
	created TEXT NOT NULL, 
	deal INTEGER NOT NULL, 
	turn INTEGER, 
	over BOOLEAN NOT NULL, 
	stage TEXT DEFAULT 'playing' NOT NULL, 
	host INTEGER DEFAULT '0' NOT NULL, 
	manners TEXT DEFAULT '{}' NOT NULL, 
	invite TEXT DEFAULT '' NOT NULL, 
	next TEXT, 
	touched TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('5ay3hwvbvf','penang@1',X'FE90731A7318E25CB5A1AB29F3D9F5D1BAEAF38FED448AB3FBA37DD1F96512E507EB3CB673CDAE0F0906A392D58EED4BBB48BADADBA041CEF2FA58DDDC779909','2026-11-30T19:26:46+00:00',1,0,0,'playing',0,'{}','',NULL,'');
INSERT INTO "tables" VALUES('823xr88za5','rami51@1+deck.jokers=16+opening.kind=none+out.max_turns=50',X'647C145C8024FD251397688174F44D7E7B8D2A85FCF0F0B137B1161A93DC3E6FEFDAE03CF27DD46CED76114990A46F336DA1DAB833087614327A72AA1D77D32E','2026-11-30T19:26:47+00:00',1,0,0,'playing',0,'{}','',NULL,'');
INSERT INTO "tables" VALUES('bq646uktw7','gin@1',X'7BB0E02FC89F575E1E905C08F95929672030CD00D7616AC6476ADB6ED58E2B05B3B2E02159D26B3A381889CBD12AEC41D196D6F836C9C6F484BE1E0018993E45','2026-11-30T19:26:47+00:00',1,0,0,'playing',0,'{}','',NULL,'');
CREATE INDEX ix_tables_touched ON tables (touched);
CREATE INDEX ix_seats_token ON seats (token);
CREATE INDEX ix_guests_token ON guests (token);
COMMIT;
