BEGIN TRANSACTION;
CREATE TABLE about (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "about" VALUES('schema','1');
INSERT INTO "about" VALUES('server','6cca421f');
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
INSERT INTO "done" VALUES('56fn94q4ae',0,'play-4',3);
INSERT INTO "done" VALUES('56fn94q4ae',0,'play-5',4);
INSERT INTO "done" VALUES('56fn94q4ae',0,'play-6',7);
INSERT INTO "done" VALUES('56fn94q4ae',0,'play-7',8);
INSERT INTO "done" VALUES('5mgn4nuppy',0,'play-1',3);
INSERT INTO "done" VALUES('5mgn4nuppy',0,'play-2',4);
INSERT INTO "done" VALUES('5mgn4nuppy',0,'play-3',7);
INSERT INTO "done" VALUES('hkys96upfe',0,'play-10',5);
INSERT INTO "done" VALUES('hkys96upfe',0,'play-8',2);
INSERT INTO "done" VALUES('hkys96upfe',0,'play-9',4);
CREATE TABLE drafts (
	table_id TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	words JSON NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "drafts" VALUES('5mgn4nuppy',7,'["meld 6h6s6s"]');
INSERT INTO "drafts" VALUES('56fn94q4ae',8,'["meld 6c6hJk=6"]');
INSERT INTO "drafts" VALUES('hkys96upfe',7,'[]');
CREATE TABLE events (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	deal INTEGER NOT NULL, 
	dealer INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	line TEXT, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES('56fn94q4ae',1,1,1,'Dealt','d deal p1 5c6cQcTd2h2h4h6h8hTh5sJsJk');
INSERT INTO "events" VALUES('56fn94q4ae',2,1,1,'Dealt','d deal p2 4c5c6cQcAd2dQdKd5h9h2s7sJkJk');
INSERT INTO "events" VALUES('56fn94q4ae',3,1,1,'Stocked','d stock 8d9c9s5d7h7d3hJhJkAh6s9s7d5h4dQsJkJc3s3cTc7c4s3dQh3c9d4h2cAs3sTs5d7sJk8cJh8s6hJcThAcTdJk2dAsKhKc9c4cKc3h5sJdAhJdKhJs8dTc6s2sQhJk6dKs9d9hJk3d7cJkJkQdJk4sJkJkTsAcQsAd8c6dJkJkKd4d8hKs7h8s2c');
INSERT INTO "events" VALUES('56fn94q4ae',4,1,1,'Discarded','p2 discard 4c');
INSERT INTO "events" VALUES('56fn94q4ae',5,1,1,'TurnEnded',NULL);
INSERT INTO "events" VALUES('56fn94q4ae',6,1,1,'Drew','p1 draw 8d');
INSERT INTO "events" VALUES('56fn94q4ae',7,1,1,'Discarded','p1 discard 5c');
INSERT INTO "events" VALUES('56fn94q4ae',8,1,1,'TurnEnded',NULL);
INSERT INTO "events" VALUES('56fn94q4ae',9,1,1,'Drew','p2 draw 9c');
INSERT INTO "events" VALUES('56fn94q4ae',10,1,1,'Discarded','p2 discard 5c');
INSERT INTO "events" VALUES('56fn94q4ae',11,1,1,'TurnEnded',NULL);
INSERT INTO "events" VALUES('56fn94q4ae',12,1,1,'Drew','p1 draw 9s');
INSERT INTO "events" VALUES('5mgn4nuppy',1,1,1,'Dealt','d deal p3 3c4c5c6c6c7cJcJcKc2d4d5d6d8dTd3h3h2s3s5s7s8sQsJkJk');
INSERT INTO "events" VALUES('5mgn4nuppy',2,1,1,'Dealt','d deal p1 QcKcAd5d9dJdQdAh4h6h7h8h9hThJhQh6s6s7s9sJsKsKsJkJk');
INSERT INTO "events" VALUES('5mgn4nuppy',3,1,1,'Dealt','d deal p2 Ac4c5c7c8c9cTc3d7d7d9dTdKdKd6h7hQhAsAs2sTsTsJsJkJk');
INSERT INTO "events" VALUES('5mgn4nuppy',4,1,1,'MeldLaid','p3 meld 2dJk=2Jk=2');
INSERT INTO "events" VALUES('5mgn4nuppy',5,1,1,'TurnEnded','p3 end');
INSERT INTO "events" VALUES('5mgn4nuppy',6,1,1,'MeldLaid','p1 meld AdJk=AJk=A');
INSERT INTO "events" VALUES('5mgn4nuppy',7,1,1,'TurnEnded','p1 end');
INSERT INTO "events" VALUES('5mgn4nuppy',8,1,1,'MeldLaid','p2 meld AcJk=AJk=A');
INSERT INTO "events" VALUES('5mgn4nuppy',9,1,1,'TurnEnded','p2 end');
INSERT INTO "events" VALUES('5mgn4nuppy',10,1,1,'MeldLaid','p3 meld 3c3h3h');
INSERT INTO "events" VALUES('5mgn4nuppy',11,1,1,'TurnEnded','p3 end');
INSERT INTO "events" VALUES('hkys96upfe',1,1,1,'Dealt','d deal p1 5c7c9c2h5h7h8hJh4sJs');
INSERT INTO "events" VALUES('hkys96upfe',2,1,1,'Dealt','d deal p2 2c6cTcKc9dTdKdAh8s9s');
INSERT INTO "events" VALUES('hkys96upfe',3,1,1,'TurnedUp','d turn Th');
INSERT INTO "events" VALUES('hkys96upfe',4,1,1,'Stocked','d stock 9h6dKsQhTsQc2s4h6s3dAcQd7s2d3c6h4d5dJc3sJd8cKhAd8d7dAs5sQs4c3h');
INSERT INTO "events" VALUES('hkys96upfe',5,1,1,'Passed','p1 pass');
INSERT INTO "events" VALUES('hkys96upfe',6,1,1,'Took','p2 take Th');
INSERT INTO "events" VALUES('hkys96upfe',7,1,1,'Discarded','p2 discard 2c');
INSERT INTO "events" VALUES('hkys96upfe',8,1,1,'Drew','p1 draw 9h');
INSERT INTO "events" VALUES('hkys96upfe',9,1,1,'Discarded','p1 discard 5c');
INSERT INTO "events" VALUES('hkys96upfe',10,1,1,'Drew','p2 draw 6d');
INSERT INTO "events" VALUES('hkys96upfe',11,1,1,'Discarded','p2 discard 6c');
CREATE TABLE seats (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	bot TEXT, 
	token BLOB, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('5mgn4nuppy',0,'Aina',NULL,X'D0A8C6C3B5216A0E7EE40A6CDBC7719625C0CC51AAA504F7C1FE82A9315B83A4');
INSERT INTO "seats" VALUES('5mgn4nuppy',1,'Mei','greedy',NULL);
INSERT INTO "seats" VALUES('5mgn4nuppy',2,'Ravi','random',NULL);
INSERT INTO "seats" VALUES('56fn94q4ae',0,'Aina',NULL,X'4AC0A87C65D6EEFD607127239E96C3C6EA9A1E290B5A4027A04CB71174D50D63');
INSERT INTO "seats" VALUES('56fn94q4ae',1,'Mei','greedy',NULL);
INSERT INTO "seats" VALUES('hkys96upfe',0,'Aina',NULL,X'DF40BC9DD1D27D068CCD447C2965963145CAB44B5D6E6562086FD145218AD410');
INSERT INTO "seats" VALUES('hkys96upfe',1,'Mei','greedy',NULL);
CREATE TABLE tables (
	id TEXT NOT NULL, 
	rules TEXT NOT NULL, 
	seed BLOB NOT NULL, 
	created TEXT NOT NULL, 
	deal INTEGER NOT NULL, 
	turn INTEGER, 
	over BOOLEAN NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('5mgn4nuppy','penang@1',X'3F1AD3D9C54927641E5C65984D9069AE5130F8C23197E1DC5AA507C8551F85DFBE441D0DC633E1E03A148840489417E4E99E68A605822EE955B3FA63AE588B5F','2026-11-30T19:26:43+00:00',1,0,0);
INSERT INTO "tables" VALUES('56fn94q4ae','rami51@1+deck.jokers=16+opening.kind=none+out.max_turns=50',X'3800B372C6B9E26E2FF9CA38F3ABEFE1955C8EEF4BF571875C8CAAF8C8C460A7FA10AF33A7759460ACD1679961A64445AA82CAF3A011C8224C3AF5B3BF8F9393','2026-11-30T19:26:43+00:00',1,0,0);
INSERT INTO "tables" VALUES('hkys96upfe','gin@1',X'843AE342308641B59C07A68E6D55DA2485D8574E651779E83E61C9B7982FE1560A2614B470828C26EAD3A2D1FE244D456D69F9C4D53A610CAC6ED93E67153E4E','2026-11-30T19:26:43+00:00',1,0,0);
CREATE INDEX ix_seats_token ON seats (token);
COMMIT;
