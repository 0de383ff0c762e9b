import { setTimeout as sleep } from 'node:timers/promises';

/** ms. Longer than anything that comes by itself takes on a busy machine, and less than a test may. */
const LIMIT = 10_000;

/** Waits until an expectation holds, looking again every few ms; what it says last is thrown when it never does. */
export const comes = async (expectation: () => void | Promise<void>, limit = LIMIT): Promise<void> => {
  for (const until = Date.now() + limit; ; await sleep(10)) {
    try {
      return await expectation();
    } catch (error) {
      if (Date.now() > until) throw error;
    }
  }
};
