/** Where the rules of a table say what. The text itself comes from the server. */
import type { RulesParagraph, RulesText } from "./wire";

/** The ids of the paragraphs that state a rule; the one that is about it, where it stands first, leads. */
export function statedIn(text: RulesText, rule: string): string[] {
  const found = text.sections.flatMap((section) => section.paragraphs).filter((one) => one.rules.includes(rule));
  const leads = (one: RulesParagraph): boolean => one.rules[0] === rule;
  return [...found.filter(leads), ...found.filter((one) => !leads(one))].map((one) => one.id);
}

/** What is asked of the server for answers that are being chosen. */
export function queryOf(seats: number, changes: Readonly<Record<string, string>>): string {
  return new URLSearchParams({ ...changes, seats: String(seats) }).toString();
}
