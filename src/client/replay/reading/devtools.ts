import { FORMAT, REDACTION, STATE_SCHEMA, toLine, type ActionRecord, type HeaderRecord, type LogRecord } from '../format';
import { originOf } from '../origin';
import { DEEPEST, isTooDeep } from '../parse';
import { UnreadableLog } from '../unreadable';
import { createFold, type CreateReducer, type State } from '../slices';
import { linesOf, type Bytes, type Line } from './lines';
import type { OpenedLog } from './open-log';

/** What Redux DevTools writes for an action: the whole lifted state has them by number, with the order beside. */
interface Lifted {
  readonly actionsById: Readonly<Record<string, { readonly action?: unknown; readonly timestamp?: unknown } | undefined>>;
  readonly stagedActionIds: readonly unknown[];
  readonly skippedActionIds?: readonly unknown[];
  readonly committedState?: unknown;
  readonly computedStates?: readonly { readonly state?: unknown }[];
}

type Action = ActionRecord['action'];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isLifted = (value: unknown): value is Lifted =>
  isObject(value) && isObject(value.actionsById) && Array.isArray(value.stagedActionIds);
const isAction = (value: unknown): value is ActionRecord['action'] => isObject(value) && typeof value.type === 'string';

interface Found {
  readonly actions: readonly { readonly action: unknown; readonly at: number | undefined }[];
  readonly first: unknown;
}

const parsed = (value: unknown): unknown => (typeof value === 'string' ? (JSON.parse(value) as unknown) : value);

const fromLifted = ({ actionsById, stagedActionIds, skippedActionIds = [], committedState, computedStates }: Lifted): Found => {
  const skipped = new Set(skippedActionIds);
  // Number 0 is the store's own beginning.
  const ids = stagedActionIds.filter((id) => id !== 0 && !skipped.has(id));
  const actions = ids.map((id) => {
    const { action, timestamp } = actionsById[String(id)] ?? {};
    return { action, at: typeof timestamp === 'number' ? timestamp : undefined };
  });
  return { actions, first: committedState ?? computedStates?.[0]?.state };
};

/** Finds the actions in whatever a file of one JSON value holds; undefined where it holds none. */
const findActions = (value: unknown): Found | undefined => {
  if (Array.isArray(value)) return { actions: value.map((action: unknown) => ({ action, at: undefined })), first: undefined };
  if (isLifted(value)) return fromLifted(value);
  if (!isObject(value) || !('payload' in value)) return undefined;
  const payload = parsed(value.payload);
  const first = parsed(value.preloadedState);
  const found = findActions(payload);
  return found && { ...found, first: first ?? found.first };
};

/**
 * The lines of a log made of what Redux DevTools exported, or of a bare list of actions; undefined where the text is neither. Nothing is hidden
 * in them, for nothing was where they come from. Throws an UnreadableLog.
 */
export const fromDevTools = (text: string, createReducer: CreateReducer): string[] | undefined => {
  let found: Found | undefined;
  try {
    found = findActions(JSON.parse(text));
  } catch {
    return undefined;
  }
  if (!found) return undefined;
  const wrong = found.actions.findIndex(({ action }) => !isAction(action));
  if (wrong >= 0) throw new UnreadableLog({ code: 'noAction', action: wrong + 1 });
  const initial = createFold(createReducer)(undefined as never, { type: 'log/imported' });
  if (found.first !== undefined && found.first !== null && !isObject(found.first)) throw new UnreadableLog({ code: 'noFirstState' });
  // Another program's slices are nothing to our reducers.
  const known = Object.entries(found.first ?? {}).filter(([slice]) => Object.hasOwn(initial, slice));
  const state: State = { ...initial, ...Object.fromEntries(known) };
  const began = found.actions.find(({ at }) => at !== undefined)?.at ?? 0;
  const header: HeaderRecord = {
    t: 'h',
    format: FORMAT,
    app: { version: 'imported', commit: '' },
    schema: STATE_SCHEMA,
    locale: '',
    viewport: { width: 0, height: 0 },
    container: '',
    clock: began,
    seed: null,
    redaction: REDACTION,
    complete: true,
    state,
  };
  let last = began;
  const records: LogRecord[] = [header];
  for (const [i, { action, at }] of found.actions.entries()) {
    const now = at ?? last;
    records.push({ t: 'a', seq: i + 1, dt: Math.max(0, now - last), origin: originOf(action as Action), action: action as Action });
    last = Math.max(last, now);
  }
  return records.map((record) => toLine(record));
};

/** What Redux DevTools imports: its actions, and the state they begin with. Of several pages the last, for it knows one beginning. */
export const toDevTools = (log: OpenedLog): string => {
  const page = log.pages.at(-1);
  if (!page) return JSON.stringify({ payload: '[]' });
  const { state } = log.record(page) as HeaderRecord;
  const actions = log.moments
    .slice(page.index)
    .flatMap((moment) => (moment.t === 'a' ? [(log.record(moment) as ActionRecord).action] : []));
  return JSON.stringify({ payload: JSON.stringify(actions), preloadedState: JSON.stringify(state) });
};

/** How a line of a log of ours begins, whoever wrote it; what begins otherwise may be another program's. */
const OURS = /^\uFEFF?\s*\{\s*"t"\s*:/;
/** One value that is read whole may be this long: 256 million characters. */
const LONGEST = 2 ** 28;

/** The lines of a log; those of one made from it where the file is what Redux DevTools exported, or a list of actions. */
export async function* linesOfAny(bytes: AsyncIterable<Bytes>, createReducer: CreateReducer): AsyncGenerator<Line> {
  const lines = linesOf(bytes);
  const first = await lines.next();
  if (first.done) return;
  yield* OURS.test(first.value.text) ? again(first.value, lines) : imported(first.value, lines, createReducer);
}

async function* again(first: Line, rest: AsyncIterable<Line>): AsyncGenerator<Line> {
  yield first;
  yield* rest;
}

async function* imported(first: Line, rest: AsyncIterable<Line>, createReducer: CreateReducer): AsyncGenerator<Line> {
  const lines: Line[] = [first];
  let length = first.text.length;
  // What is no JSON value from its first character on is told of by its first line.
  if (/^\s*[{[]|^\s*$/.test(first.text)) {
    for await (const line of rest) {
      length += line.text.length;
      if (length > LONGEST) throw new UnreadableLog({ code: 'long', most: LONGEST });
      lines.push(line);
    }
    const text = lines.map((line) => line.text).join('\n');
    if (isTooDeep(text)) throw new UnreadableLog({ code: 'deep', most: DEEPEST });
    const made = fromDevTools(text, createReducer);
    if (made) return yield* made.map((line): Line => ({ text: line, whole: true }));
  }
  yield* lines;
  yield* rest;
}
