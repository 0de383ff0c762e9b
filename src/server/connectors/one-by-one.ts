import { isAboutValues } from '../db/savepoint';
import { logFault } from '../kernel/log';
import { ConnectorError } from './connector';

/** Failures that every other call to the same account would meet as well. */
const OF_THE_ACCOUNT: readonly string[] = ['unauthorized', 'blocked', 'unreachable', 'throttled', 'interrupted'];

/** Failures of a place that gives no answer of its own, which may concern one thing or all. */
const NO_ANSWER: readonly string[] = ['timeout', 'shop_down'];

/** A place that did not answer for so many things in a row ends the round: each may take half a minute. */
const MOST_UNANSWERED = 5;

/**
 * Whether a failure concerns the account or its place, so that the next thing would fail too. A place that asks for a pause gets it, and 503 says that
 * the whole place is out of service.
 */
export const isOfTheAccount = ({ code, storeStatus, retryAfter, values }: ConnectorError): boolean =>
  storeStatus === 'Invalid' ||
  retryAfter !== undefined ||
  OF_THE_ACCOUNT.includes(code) ||
  (code === 'shop_down' && values['status'] === '503');

interface OneByOne<Thing> {
  readonly done: readonly Thing[];
  /** Things that could not be done this time; the caller has to come back to them. */
  readonly failed: readonly Thing[];
  /** Why the last call failed, where a call to the place did and none went well: the place itself is disturbed. */
  readonly disturbance: ConnectorError | null;
}

type PutOff<Thing> = (thing: Thing, failure: unknown) => Promise<unknown>;

/** Judges the failures of one round: throws what ends it. */
const judgeOf = <Thing>(name: string, signal: AbortSignal | undefined, putOff: PutOff<Thing> | undefined) => {
  let unanswered = 0;
  return {
    done: (): void => {
      unanswered = 0;
    },
    failed: async (thing: Thing, error: unknown): Promise<void> => {
      if (signal?.aborted) throw error;
      const isCall = error instanceof ConnectorError;
      if (!isCall && !isAboutValues(error)) throw error;
      if (!isCall || error.code !== 'interrupted') await putOff?.(thing, error);
      unanswered = isCall && NO_ANSWER.includes(error.code) ? unanswered + 1 : 0;
      if (isCall && (isOfTheAccount(error) || unanswered >= MOST_UNANSWERED)) throw error;
      logFault(name, error);
    },
  };
};

/**
 * Does something at an outside place for each of some things, one after the other. One that fails keeps back no other; only what concerns the account
 * itself, and every fault that is not of the thing's own values, ends the round and is thrown. `name` stands in the log. `putOff` is told of each
 * thing that failed, also of the one that ends the round: without it a thing that fails each time would be the first of each round.
 */
export const doOneByOne = async <Thing>(
  name: string,
  things: readonly Thing[],
  signal: AbortSignal | undefined,
  work: (thing: Thing) => Promise<unknown>,
  putOff?: PutOff<Thing>,
): Promise<OneByOne<Thing>> => {
  const [done, failed]: [Thing[], Thing[]] = [[], []];
  const judge = judgeOf(name, signal, putOff);
  let last: ConnectorError | null = null;
  for (const thing of things) {
    try {
      await work(thing);
      done.push(thing);
      judge.done();
    } catch (error) {
      await judge.failed(thing, error);
      failed.push(thing);
      if (error instanceof ConnectorError) last = error;
    }
  }
  return { done, failed, disturbance: done.length === 0 ? last : null };
};

/**
 * Asks a place about each of some things. The answer leaves out those whose call failed. Throws where the account or place is disturbed, and where
 * all calls failed, unless `mayAllFail`: the place has answered other calls.
 */
export const askOneByOne = async <Thing, Answer>(
  name: string,
  things: readonly Thing[],
  signal: AbortSignal | undefined,
  ask: (thing: Thing) => Promise<Answer>,
  { mayAllFail = false }: { readonly mayAllFail?: boolean } = {},
): Promise<ReadonlyMap<Thing, Answer>> => {
  const answers = new Map<Thing, Answer>();
  const { disturbance } = await doOneByOne(name, things, signal, async (thing) => answers.set(thing, await ask(thing)));
  if (disturbance && !mayAllFail) throw disturbance;
  return answers;
};

/**
 * Tells what a place answers about each of some things, as it comes. One that fails keeps back no other: it is thrown when all others were told, so
 * that whoever reads knows that the answers are not all.
 */
export async function* tellOneByOne<Thing, Answer>(
  name: string,
  things: Iterable<Thing> | AsyncIterable<Thing>,
  signal: AbortSignal | undefined,
  ask: (thing: Thing) => Promise<Answer>,
): AsyncGenerator<Answer> {
  const judge = judgeOf<Thing>(name, signal, undefined);
  let failure: Error | null = null;
  for await (const thing of things) {
    let answer: Answer;
    try {
      answer = await ask(thing);
      judge.done();
    } catch (error) {
      await judge.failed(thing, error);
      failure ??= error instanceof Error ? error : new Error(String(error));
      continue;
    }
    yield answer;
  }
  if (failure) throw failure;
}
