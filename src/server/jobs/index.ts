import type { Services } from '../kernel/context';
import { logFault } from '../kernel/log';
import { CONCURRENCY, startCrew, type Crew } from './crew';
import type { Work } from './kind';
import { WorkerPulse } from './pulse';

export { joinGroup, removeGroups, startGroups, stopGroups, stopStoreJobs } from './group-actions';
export { addJobs } from './job';
export { namesOfWork } from './crew';
export { prepareQueue } from './queue';

const RESTART_MS = 1000;

/**
 * Starts the job workers of this process and keeps them going: when the database goes away, or nothing can be written, they stop, and
 * start anew when that is over. `stop` interrupts what is in hand (it goes back to the queue) and waits for it. Call `prepareQueue` first.
 */
export const startWorkers = async (
  services: Services,
  work: Work,
): Promise<{ readonly pulse: Pick<WorkerPulse, 'deafness' | 'lastPoll' | 'lastHeartbeat'>; stop(): Promise<void> }> => {
  const stopping = new AbortController();
  const stopped = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve(), { once: true }));
  const pulse = new WorkerPulse(CONCURRENCY, services.config.haste ?? 1);
  let crew: Crew | undefined = await startCrew(services, work, pulse).catch((error: unknown) => {
    pulse.end();
    throw error;
  });

  const pause = (): Promise<void> => {
    let timer: NodeJS.Timeout | undefined;
    return Promise.race([new Promise<void>((resolve) => (timer = setTimeout(resolve, RESTART_MS))), stopped]).finally(() =>
      clearTimeout(timer),
    );
  };

  const keepGoing = async (): Promise<void> => {
    for (;;) {
      if (crew) await Promise.race([crew.ended, stopped]);
      await crew?.stop();
      crew = undefined;
      if (stopping.signal.aborted) return;
      await pause();
      if ((await services.space.lacking()) !== undefined) continue;
      crew = await startCrew(services, work, pulse).catch((error: unknown) => {
        logFault('start of job workers', error);
        return undefined;
      });
    }
  };

  const over = keepGoing();
  return {
    pulse,
    stop: () => {
      stopping.abort();
      pulse.end();
      return over;
    },
  };
};
