interface Account {
  readonly left: number;
  /** ms. */
  readonly at: number;
}

interface Terms {
  /** The most that can be spent at once. */
  readonly most: number;
  /** The amount that is added each second. */
  readonly perSecond: number;
}

/** Accounts that are looked through for full ones when one more comes. */
const MANY = 10_000;

/** A token bucket for each owner. */
export class Budget {
  readonly #terms: Terms;
  readonly #accounts = new Map<string, Account>();

  constructor(terms: Terms) {
    this.#terms = terms;
  }

  /** Spends it; false where that is more than is left, and nothing is spent then. `now` in ms. */
  spend(owner: string, cost: number, now = performance.now()): boolean {
    const left = this.#leftOf(owner, now);
    if (cost > left) return false;
    if (this.#accounts.size >= MANY) this.#forgetFull(now);
    this.#accounts.set(owner, { left: left - cost, at: now });
    return true;
  }

  #leftOf(owner: string, now: number): number {
    const { most, perSecond } = this.#terms;
    const account = this.#accounts.get(owner);
    return account ? Math.min(most, account.left + ((now - account.at) / 1000) * perSecond) : most;
  }

  #forgetFull(now: number): void {
    for (const owner of this.#accounts.keys()) if (this.#leftOf(owner, now) >= this.#terms.most) this.#accounts.delete(owner);
  }
}
