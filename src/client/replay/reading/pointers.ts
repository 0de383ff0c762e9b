import { own } from '../../kernel/own';
import { rowById, type Table } from '../../kernel/table';
import { escapeKey, stepsOf, type State } from '../slices';
import type { Moment } from './moments';
import type { OpenedLog } from './open-log';
import type { Timeline } from './timeline';
import { dequal } from 'dequal/lite';

/** A place in the state: `/entities/stores/rows/ID/sto_name`; a row stands under its id. */
export interface Pointer {
  readonly slice: string;
  readonly steps: readonly string[];
}

/** Reads a pointer into the state; null where it is none. */
export const parsePointer = (text: string): Pointer | null => {
  if (!text.startsWith('/')) return null;
  const [first = '', ...more] = stepsOf(text);
  if (first !== 'entities') return first === '' ? null : { slice: first, steps: more };
  const [entity, ...steps] = more;
  return entity ? { slice: `entities/${entity}`, steps } : null;
};

export const pointerText = ({ slice, steps }: Pointer): string => `/${[...slice.split('/'), ...steps].map(escapeKey).join('/')}`;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const sliceOf = (state: State, slice: string): unknown => {
  const [key = '', entity] = slice.split('/');
  const value = own(state, key);
  return entity === undefined ? value : isObject(value) ? own(value, entity) : undefined;
};

/** What stands at a place; undefined where nothing does. */
export const valueAt = (state: State, { slice, steps }: Pointer): unknown => {
  let found = sliceOf(state, slice);
  for (const [i, step] of steps.entries()) {
    if (!isObject(found)) return undefined;
    // The first step into an entity's rows is an id.
    if (i === 1 && steps[0] === 'rows' && slice.startsWith('entities/') && Array.isArray(found))
      found = rowById(found as Table as never, step);
    else found = own(found, step);
  }
  return found;
};

interface FoundChange {
  readonly moment: Moment;
  readonly before: unknown;
  readonly after: unknown;
}

interface ChangeSearch {
  /** Looks after this moment, or before it. */
  readonly from: Pick<Moment, 'index'>;
  readonly backwards?: boolean;
  /** Only a change to a value that is so. */
  readonly becomes?: (value: unknown) => boolean;
}

/** The next action that changed what stands at a place, such as when a price became 0; undefined: none did. */
export const nextChange = (
  log: OpenedLog,
  timeline: Pick<Timeline, 'stateAt'>,
  pointer: Pointer,
  { from, backwards = false, becomes = () => true }: ChangeSearch,
): FoundChange | undefined => {
  const step = backwards ? -1 : 1;
  for (let index = from.index + step; index >= 0 && index < log.moments.length; index += step) {
    const moment = log.moments[index];
    if (!moment || !mayChange(moment, pointer.slice)) continue;
    const change = changeBy(log, timeline, pointer, moment);
    if (change && becomes(change.after)) return change;
  }
  return undefined;
};

/** Whether a moment may change a slice: an action that says so or says nothing, or a page that begins anew. */
const mayChange = ({ t, slices }: Moment, slice: string): boolean =>
  t === 'h' || t === 's' || (t === 'a' && (!slices || slices.includes(slice)));

const changeBy = (log: OpenedLog, timeline: Pick<Timeline, 'stateAt'>, pointer: Pointer, moment: Moment): FoundChange | undefined => {
  const [old, now] = [timeline.stateAt({ index: moment.index - 1 }), timeline.stateAt(moment)];
  if (!now || old === now) return undefined;
  const before = old ? valueAt(old, pointer) : undefined;
  const after = valueAt(now, pointer);
  return before === after || dequal(before, after) ? undefined : { moment, before, after };
};
