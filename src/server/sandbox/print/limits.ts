import { MINUTE } from '../../kernel/clock';

interface Window {
  readonly began: number;
  calls: number;
}

/** How often somebody may call in a minute, counted in windows of one; each process counts its own calls. */
export class CallLimit {
  private readonly windows = new Map<string, Window>();

  constructor(private readonly most: number) {}

  /** Counts a call at a time in seconds; when it is one too many, in how many seconds another is taken. */
  count(who: string, now: number): number | undefined {
    const present = this.windows.get(who);
    const window = present && now < present.began + MINUTE ? present : { began: now, calls: 0 };
    this.windows.set(who, window);
    if (window.calls >= this.most) return Math.max(1, Math.ceil(window.began + MINUTE - now));
    window.calls += 1;
    return undefined;
  }
}
