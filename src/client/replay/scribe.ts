import type { Action } from '@reduxjs/toolkit';
import type { EntityState } from '../kernel/entity-reducer';
import { own } from '../kernel/own';
import { received } from '../kernel/received';
import { rowById } from '../kernel/table';
import { toLine, type CheckpointRecord, type LogRecord, type NetworkRecord, type Origin } from './format';
import { createAgreement } from './redaction/agreement';
import { redactAddress } from './redaction/address';
import type { Redactor } from './redaction/redact';
import { changesBetween, eachSlice, hashSlice, hashSlices, sliceOf, slicesOf, type Fold, type State } from './slices';

/** What the recorder saw, by reference; everything costly is done later. */
export interface Seen {
  readonly seq: number;
  readonly dt: number;
  readonly origin: Origin;
  readonly action: Action;
  readonly cause: number | undefined;
  /** The page's own state after it, where a checkpoint is due. */
  state?: State;
}

export type SeenCall = Omit<NetworkRecord, 't'>;

/** Where the person is, and in which language. */
export interface Place {
  readonly address: string;
  readonly language: string;
}

export interface Scribe {
  /** The fold of all redacted actions so far: what a replay comes to. */
  readonly state: () => State;
  /** `offset`: how many actions the tab recorded before this page was loaded. */
  readonly action: (seen: Seen, offset: number) => string[];
  readonly call: (seen: SeenCall) => string;
  readonly fault: (seq: number, error: unknown, at?: string) => string;
  readonly place: (seq: number, place: Place) => string;
  readonly left: (seq: number) => string;
}

/**
 * Turns what was seen into lines of a log. It folds the redacted actions with a reducer of its own, so the hashes it writes are those of
 * exactly what a replay will fold; and at each checkpoint it makes sure that the page's own state is the same but for hidden texts.
 */
export const createScribe = (foldAction: Fold, firstState: State, redactor: Redactor): Scribe => {
  const agrees = createAgreement(redactor);
  let folded = startOf(foldAction, firstState, redactor);

  const fold = (action: Action): State => {
    try {
      return foldAction(folded, action);
    } catch {
      // The page's store kept its state too; the player does the same.
      return folded;
    }
  };

  const differenceFrom = (real: State): CheckpointRecord['differs'] => {
    let found: CheckpointRecord['differs'];
    eachSlice(real, (slice, value) => {
      const pointer = found ? null : agrees(value, sliceOf(folded, slice));
      if (pointer !== null) found = { slice, pointer };
    });
    return found;
  };

  const line = (record: LogRecord): string => toLine(record);

  return {
    state: () => folded,
    action: (seen, offset) => {
      const seq = seen.seq + offset;
      const cause = seen.cause === undefined ? undefined : seen.cause + offset;
      const action = redactor.action(seen.action, heldRows(seen));
      const before = folded;
      folded = fold(action);
      const x = changesBetween(before, folded);
      const { dt, origin } = seen;
      const lines = [line({ t: 'a', seq, dt, origin, action, ...(cause !== undefined && { cause }), ...(x && { x }) })];
      if (seen.state) {
        const differs = differenceFrom(seen.state);
        lines.push(line({ t: 'c', seq, slices: hashSlices(folded), ...(differs && { differs }) }));
      }
      return lines;
    },
    call: ({ variables, options, answer, error, ...rest }) =>
      line({
        t: 'n',
        ...rest,
        variables: redactor.data(variables),
        options: redactor.data(options),
        ...(answer !== undefined && rest.carried === undefined && { answer: redactor.data(answer) }),
        ...(error !== undefined && { error: redactor.data(error) }),
      }),
    fault: (seq, error, at) => {
      const name = error instanceof Error ? error.name : typeof error;
      const message = error instanceof Error ? error.message : String(error);
      return line({ t: 'e', seq, name: redactor.text('error', name), message: redactor.text('message', message), ...(at && { at }) });
    },
    place: (seq, { address, language }) =>
      line({ t: 'p', seq, address: redactAddress(address, redactor), language: redactor.text('language', language) }),
    left: (seq) => line({ t: 'q', seq }),
  };
};

/** The rows the page holds after an answer, where the answer has them. */
export const heldRows = ({ action, state }: Pick<Seen, 'action' | 'state'>): object | undefined => {
  if (!state || !received.match(action)) return undefined;
  const tables = state.entities as Readonly<Record<string, EntityState>>;
  const entities = Object.entries(action.payload.entities).map(([kind, rows]) => {
    const table = own(tables, kind)?.rows ?? [];
    return [kind, Object.fromEntries(Object.keys(rows).map((id) => [id, rowById(table, id)]))] as const;
  });
  return { payload: { entities: Object.fromEntries(entities) } };
};

/**
 * The state a log begins with. A slice that is as its reducer makes it holds our own words alone, which may be shown; another one, such as
 * a restored draft, is redacted.
 */
const startOf = (fold: Fold, firstState: State, redactor: Redactor): State => {
  const initial = fold(undefined as never, { type: 'log/started' });
  const hashes = hashSlices(initial);
  const begun: Record<string, unknown> = {};
  for (const [slice, value] of slicesOf(firstState)) {
    const own = sliceOf(initial, slice);
    const chosen = hashSlice(slice, value) === hashes[slice] ? own : redactor.data(value);
    const [key = '', entity] = slice.split('/');
    if (entity === undefined) begun[key] = chosen;
    else begun[key] = { ...(begun[key] as object | undefined), [entity]: chosen };
  }
  return begun;
};

/** JSON of a state, a piece at a time, so that a large one can be written without holding up the page. */
export function* piecesOfJson(state: State): Generator<string, void> {
  yield '{';
  let separator = '';
  for (const [key, value] of Object.entries(state)) {
    if (value === undefined) continue;
    yield `${separator}${JSON.stringify(key)}:`;
    separator = ',';
    if (key === 'entities') yield* piecesOfEntities(value as Readonly<Record<string, State>>);
    else yield JSON.stringify(value);
  }
  yield '}';
}

function* piecesOfEntities(entities: Readonly<Record<string, State>>): Generator<string, void> {
  yield '{';
  let separator = '';
  for (const [entity, { rows, ...rest }] of Object.entries(entities)) {
    yield `${separator}${JSON.stringify(entity)}:{"rows":[`;
    separator = ',';
    let comma = '';
    for (const chunk of rows as readonly unknown[]) {
      yield comma + JSON.stringify(chunk);
      comma = ',';
    }
    const others = JSON.stringify(rest).slice(1);
    yield others === '}' ? ']}' : `],${others}`;
  }
  yield '}';
}
