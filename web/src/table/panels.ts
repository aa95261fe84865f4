/** What can be looked at beside the table, each in a dialog of its own. */
export type Panel = "players" | "rules" | "scores" | "counts" | "log" | "pile" | "say" | "help" | "settings";
