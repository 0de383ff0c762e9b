import { setTimeout as pause } from 'node:timers/promises';
import { alone } from '../../../../src/server/connectors/alone';
import {
  ConnectorError,
  type Access,
  type Allowance,
  type App,
  type Bucket,
  type Ledger,
  type Outside,
} from '../../../../src/server/connectors/connector';
import type { Fault, Running } from '../../../support/stand-ins/stand-in';
import { isLongRun } from '../../../support/long-runs';

/** Waits are this many times shorter than those of the product. */
const HASTE = 350;

export const FAULTS: readonly Fault[] = ['lost', 'late', 'throttled', 'error', 'failed', 'html', 'redirect', 'slow'];

/** Which of a number of calls a fault spoils, one in each try: every second one, for each fault others; in the long run all. */
export const spoiltCalls = (fault: Fault, calls: number): readonly number[] =>
  Array.from({ length: calls }, (_each, call) => call).filter((call) => isLongRun || call % 2 === FAULTS.indexOf(fault) % 2);

/** Schedules of faults that are tried of each platform and provider. */
export const SCHEDULES = isLongRun ? 500 : 6;

/** The same numbers in every run (mulberry32). */
export const numbersOf = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};

/** Our process ends here. */
class Killed extends Error {}

/** What holds for calls to a stand-in by one process; what was waited for is told in `waits`, ms, and done much quicker. */
export const outsideTo = (running: Running, waits: number[], changes: Partial<Outside> = {}): Outside =>
  alone({
    allowLoopback: () => true,
    standIns: running.standIns,
    wait: async (ms) => {
      waits.push(ms);
      await pause(ms / HASTE);
    },
    ...changes,
  });

/** When a process is killed: with a change that is written down and not sent yet, or with one whose answer is written down. */
export type Moment = 'before' | 'after';

/** Processes that work for one account at a stand-in and die: what is kept of it outlives them. */
export interface Workers<Account> {
  readonly running: Running;
  readonly ledger: Ledger;
  /** The account as a process that has just begun opens it. */
  open(changes?: Partial<Outside>): Account;
  /** Ends the process at the change that is so many from now, and tells when it comes to that. */
  killAfter(effects: number, then?: () => void, moment?: Moment): void;
  /**
   * Does what a job does, however often it takes: a failure is a `ConnectorError` with a sentence, and the job begins again, in a new process if
   * the old one was killed.
   */
  persist<T>(work: (account: Account) => Promise<T>): Promise<T>;
}

interface Settings<Account> {
  readonly running: Running;
  readonly access: Access;
  readonly app?: App | undefined;
  readonly connect: (access: Access, outside: Outside) => Account;
}

/** Beginnings a job is granted: more than any schedule of faults spoils. */
const MOST_BEGINNINGS = 25;

const quicker = (bucket: Bucket): Bucket => ({ ...bucket, perSecond: bucket.perSecond * HASTE });

export const makeWorkers = <Account>({ running, access, app, connect }: Settings<Account>): Workers<Account> => {
  let kept: Access = access;
  let deadline: { left: number; readonly then: () => void; readonly moment: Moment } | undefined;
  const basis = alone({ allowLoopback: () => true });
  const allowance: Allowance = {
    take: async (bucket, cost) => (await basis.allowance.take(quicker(bucket), cost)) * HASTE,
    giveBack: (bucket, cost) => basis.allowance.giveBack(quicker(bucket), cost),
    learn: (bucket, { left, pauseMs = 0 }) => basis.allowance.learn(quicker(bucket), { left, pauseMs: pauseMs / HASTE }),
  };

  /** The ledger as one process writes it: a dead one writes nothing more. */
  const ledgerOfProcess = (): Ledger => {
    let dead = false;
    const dieAt = (moment: Moment): void => {
      if (deadline?.moment === moment) {
        if (deadline.left === 0) {
          deadline.then();
          deadline = undefined;
          dead = true;
        } else deadline.left -= 1;
      }
      if (dead) throw new Killed();
    };
    return {
      ...basis.ledger,
      send: async (effect) => {
        const end = await basis.ledger.send(effect);
        dieAt('before');
        return async (outcome) => {
          if (dead) throw new Killed();
          await end(outcome);
          dieAt('after');
        };
      },
    };
  };

  const open = (changes: Partial<Outside> = {}): Account =>
    connect(kept, {
      ...basis,
      allowance,
      ledger: ledgerOfProcess(),
      standIns: running.standIns,
      ...(app ? { app } : {}),
      wait: (ms, signal) => pause(ms / HASTE, undefined, signal ? { signal } : {}),
      renew: async (stale, ask) => {
        if (Object.entries(kept).some(([name, value]) => stale[name] !== value)) return kept;
        kept = { ...kept, ...(await ask(kept)) };
        return kept;
      },
      ...changes,
    });

  return {
    running,
    ledger: basis.ledger,
    open,
    killAfter: (left, then = () => undefined, moment = 'before') => {
      deadline = { left, then, moment };
    },
    persist: async (work) => {
      for (let beginnings = 1; ; beginnings += 1) {
        try {
          return await work(open());
        } catch (failure) {
          if (beginnings === MOST_BEGINNINGS || !(failure instanceof Killed || failure instanceof ConnectorError)) throw failure;
          if (failure instanceof ConnectorError && failure.message === '') throw failure;
          await pause((failure instanceof ConnectorError ? (failure.retryAfter ?? 0) * 1000 : 0) / HASTE);
        }
      }
    },
  };
};
