import { buffers, channel, type Channel } from 'redux-saga';
import { fork, take, type SagaGenerator } from './effects';

/** A channel whose jobs a fixed number of workers take in turn, oldest first. */
export const jobChannel = <Job extends object>(): Channel<Job> => channel<Job>(buffers.expanding<Job>(64));

/**
 * Starts `workers` workers on the channel; at most that many jobs run at once. `perform` must not throw, nor fork: its worker would not
 * wait for the fork.
 */
export function* startWorkers<Job extends object>(
  jobs: Channel<Job>,
  workers: number,
  perform: (job: Job) => SagaGenerator<void>,
): SagaGenerator<void> {
  function* worker(): SagaGenerator<void> {
    for (;;) {
      const job = yield* take(jobs);
      // Not `call`: that would make a saga task of every job, which is 40 % of what a job costs.
      yield* perform(job);
    }
  }
  for (let i = 0; i < workers; i++) yield* fork(worker);
}
