import { dequal } from 'dequal/lite';
import type { ActionRecord } from '../../../client/replay/format';
import type { Moment, OpenedLog } from '../../../client/replay/reading/open-log';
import { nextChange, parsePointer, pointerText, valueAt, type Pointer } from '../../../client/replay/reading/pointers';
import { createTimeline, type Timeline } from '../../../client/replay/reading/timeline';
import { shown } from '../words';
import { expressionOf } from './expression';
import { createFold, hashAt, sliceOf, type CreateReducer, type State } from '../../../client/replay/slices';

type Action = ActionRecord['action'];

/** What goes wrong in a log, so that it can be asked of fewer actions and a smaller state. */
export interface Fault {
  /** The action at which it does. */
  readonly moment: Moment;
  /** What is wrong, in words. */
  readonly words: string;
  /** What a test says of the state after the last action; `state` and, where it threw, `thrown` are at hand. */
  readonly assertion: string;
  /** The part of the outcome the assertion checks. */
  readonly looksAt: 'value' | 'hash' | 'thrown';
  /** Whether these actions from this state still go wrong in the same way; the last is the one at which it does. */
  readonly shows: (first: State, actions: readonly Action[]) => boolean;
}

export interface Expectation {
  readonly pointer: Pointer;
  readonly value: unknown;
}

/** `/tasks/panelOpen=true`; null where it is none. */
export const parseExpectation = (text: string): Expectation | null => {
  const at = text.lastIndexOf('=');
  const pointer = at > 0 ? parsePointer(text.slice(0, at)) : null;
  if (!pointer) return null;
  try {
    return { pointer, value: JSON.parse(text.slice(at + 1)) as unknown };
  } catch {
    return null;
  }
};

interface Ran {
  readonly before: State;
  readonly after: State;
  readonly thrown: unknown;
}

/** Folds as the player does; `thrown` is what the last action threw. */
const run = (createReducer: CreateReducer, first: State, actions: readonly Action[]): Ran => {
  const fold = createFold(createReducer);
  let [before, after, thrown]: [State, State, unknown] = [first, first, undefined];
  for (const action of actions) {
    before = after;
    thrown = undefined;
    try {
      after = fold(before, action);
    } catch (error) {
      thrown = error ?? 'nothing';
    }
  }
  return { before, after, thrown };
};

const nameOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.name : typeof thrown);

/** A value with that hash, where it is one that is easily guessed: what stands in the log, and small numbers. */
const valueWith = (hash: string, slice: string, candidates: Iterable<unknown>): { readonly value: unknown } | undefined => {
  const has = (value: unknown): boolean => hashAt(slice, { it: value }, '/it') === hash;
  for (const value of [true, false, null, '', [], {}, ...Array.from({ length: 1_001 }, (_, i) => i)]) if (has(value)) return { value };
  for (const value of candidates) if (has(value)) return { value };
  return undefined;
};

const leavesOf = function* (value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) yield value;
  else for (const item of Object.values(value)) yield* leavesOf(item);
};

/** The replay comes to another state than the page did. */
const divergenceOf = (log: OpenedLog, timeline: Timeline, createReducer: CreateReducer): Fault | undefined => {
  const { divergence } = timeline.result();
  const moment = divergence?.cause ? log.action(divergence.cause.seq) : undefined;
  if (!divergence || !moment) return undefined;
  const { x, action } = log.record(moment) as ActionRecord;
  const { slice } = divergence;
  const place = divergence.pointer.slice(slice.length + 1);
  const expected = x?.[slice]?.[1][place] ?? (place === '' ? x?.[slice]?.[0] : undefined);
  const wrong = timeline.stateAt(moment);
  if (!wrong) return undefined;
  const hashIn = (state: State): string => hashAt(slice, sliceOf(state, slice), place);
  const wrongHash = hashIn(wrong);
  if (expected === undefined || expected === wrongHash) return undefined;
  const pointer = parsePointer(divergence.pointer);
  const readable = expected === '-' ? { value: undefined } : valueWith(expected, slice, leavesOf(action));
  return {
    moment,
    words: `${divergence.pointer} is ${shown(pointer && valueAt(wrong, pointer))} after action ${moment.seq} ${moment.name}, which the log does not have`,
    assertion: readable
      ? `expect(valueAt(state, ${expressionOf(pointer)})).toEqual(${expressionOf(readable.value)});`
      : `expect(hashAt(${expressionOf(slice)}, sliceOf(state, ${expressionOf(slice)}), ${expressionOf(place)})).toBe(${expressionOf(expected)});`,
    looksAt: readable ? 'value' : 'hash',
    shows: (first, actions) => hashIn(run(createReducer, first, actions).after) === wrongHash,
  };
};

/** A reducer throws. */
const throwOf = (log: OpenedLog, timeline: Timeline, createReducer: CreateReducer): Fault | undefined => {
  for (const moment of log.moments) {
    if (moment.t !== 'a') continue;
    const before = timeline.stateAt({ index: moment.index - 1 });
    if (!before || before !== timeline.stateAt(moment)) continue;
    const { thrown } = run(createReducer, before, [(log.record(moment) as ActionRecord).action]);
    if (thrown === undefined) continue;
    const name = nameOf(thrown);
    return {
      moment,
      words: `action ${moment.seq} ${moment.name} makes a reducer throw ${name}`,
      assertion: 'expect(thrown).toBeUndefined();',
      looksAt: 'thrown',
      shows: (first, actions) => {
        const again = run(createReducer, first, actions).thrown;
        return again !== undefined && nameOf(again) === name;
      },
    };
  }
  return undefined;
};

/** Somebody who looked at it says what should stand there. */
const expectedOf = (
  log: OpenedLog,
  timeline: Timeline,
  createReducer: CreateReducer,
  { pointer, value }: Expectation,
  until: number,
): Fault | undefined => {
  const last = log.moments.findLastIndex(({ t, seq }) => t === 'a' && seq <= until);
  const found = nextChange(log, timeline, pointer, { from: { index: last + 1 }, backwards: true });
  if (!found || found.moment.t !== 'a' || dequal(found.after, value)) return undefined;
  return {
    moment: found.moment,
    words: `${pointerText(pointer)} becomes ${shown(found.after)} after action ${found.moment.seq} ${found.moment.name} instead of ${shown(value)}`,
    assertion: `expect(valueAt(state, ${expressionOf(pointer)})).toEqual(${expressionOf(value)});`,
    looksAt: 'value',
    shows: (first, actions) => {
      const { before, after } = run(createReducer, first, actions);
      // The same action has to do it: a state in which it stands already shows something else.
      return dequal(valueAt(after, pointer), found.after) && !dequal(valueAt(before, pointer), found.after);
    },
  };
};

/** What goes wrong first: what somebody expected and did not come, a replay that comes to another state, a reducer that throws. */
export const findFault = (
  log: OpenedLog,
  createReducer: CreateReducer,
  expected: Expectation | undefined,
  until: number,
): Fault | undefined => {
  const timeline = createTimeline(log, createReducer);
  if (expected) return expectedOf(log, timeline, createReducer, expected, until);
  timeline.proceed(Infinity);
  const threw = timeline.result().divergence?.reason.includes('the reducer threw');
  return (threw ? undefined : divergenceOf(log, timeline, createReducer)) ?? throwOf(log, timeline, createReducer);
};
