import { ConnectorError } from '../connectors/connector';
import { isAboutValues } from '../db/savepoint';
import { logFault } from '../kernel/log';

/** Failures that every other call to the same account would meet as well. */
const OF_THE_ACCOUNT: readonly string[] = ['unauthorized', 'blocked', 'unreachable', 'throttled', 'interrupted'];

const isOfTheAccount = ({ code, storeStatus }: ConnectorError): boolean => storeStatus === 'Invalid' || OF_THE_ACCOUNT.includes(code);

interface OneByOne<Thing> {
  readonly done: readonly Thing[];
  /** Things that could not be done this time; the caller has to come back to them. */
  readonly failed: readonly Thing[];
  /** Why the last call failed, where a call to the place did and none went well: the place itself is disturbed. */
  readonly disturbance: ConnectorError | null;
}

/**
 * Does something at an outside place for each of some things, one after the other. One that fails keeps back no other; only what concerns the account
 * itself, and every fault that is not of the thing's own values, ends the round and is thrown. `name` stands in the log.
 */
export const doOneByOne = async <Thing>(
  name: string,
  things: readonly Thing[],
  signal: AbortSignal | undefined,
  work: (thing: Thing) => Promise<void>,
): Promise<OneByOne<Thing>> => {
  const [done, failed]: [Thing[], Thing[]] = [[], []];
  let last: ConnectorError | null = null;
  for (const thing of things) {
    try {
      await work(thing);
      done.push(thing);
    } catch (error) {
      if (signal?.aborted) throw error;
      if (error instanceof ConnectorError ? isOfTheAccount(error) : !isAboutValues(error)) throw error;
      logFault(name, error);
      failed.push(thing);
      if (error instanceof ConnectorError) last = error;
    }
  }
  return { done, failed, disturbance: done.length === 0 ? last : null };
};
