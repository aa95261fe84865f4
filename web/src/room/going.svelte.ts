/** Going to a table that is opened by the press of a button. */
import { isRefused, told } from "../http";
import { t } from "../words";
import type { Created, Refused } from "../wire";

export class Going {
  /** Why one did not get there. */
  problem = $state("");
  #under = false;

  /** Open a table and go there; a second press while that is under way does nothing. */
  async to(open: () => Promise<Created | Refused>): Promise<void> {
    if (this.#under) return;
    this.#under = true;
    this.problem = "";
    try {
      const made = await open();
      if (isRefused(made)) this.problem = told(made);
      else location.assign(`/t/${encodeURIComponent(made.table)}`);
    } catch {
      this.problem = t("server-away");
    }
    this.#under = false;
  }
}
