import { endless } from '../connectors/connector';
import { DeadlineError, withinDeadline } from '../kernel/deadline';

/** Milliseconds a look at a shop may take in all: what `eachPage` lets it take, and what was begun by then. */
const LOOK_DEADLINE_MS = 10 * 60_000;

/** ms a look has to end by itself when its workers stop. */
const GRACE_MS = 1000;

/** Looks at a shop. One that is still at it at its deadline is told as a shop that comes to no end; it can call nobody any more. */
export const oneLook = async <T>(
  website: string,
  signal: AbortSignal,
  look: (signal: AbortSignal) => Promise<T>,
  deadlineMs = LOOK_DEADLINE_MS,
): Promise<T> => {
  try {
    return await withinDeadline(deadlineMs, signal, look, GRACE_MS);
  } catch (error) {
    if (error instanceof DeadlineError) throw endless(website);
    throw error;
  }
};

/** What one look at a shop may take. */
interface LookLimits {
  readonly pages: number;
  readonly ms: number;
}

/** Does something with page after page, until they end or the look has taken what it may. Returns whether they ended. */
export const eachPage = async <Page>(
  pages: AsyncIterable<Page>,
  limits: LookLimits,
  work: (page: Page) => Promise<void>,
): Promise<boolean> => {
  const until = Date.now() + limits.ms;
  let done = 0;
  for await (const page of pages) {
    if (done >= limits.pages || Date.now() > until) return false;
    await work(page);
    done += 1;
  }
  return true;
};
