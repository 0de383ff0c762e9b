import type { ActionRecord, CheckpointRecord, HeaderRecord, Origin, SliceChange, SnapshotRecord } from './format';
import type { Log } from './parse';
import { changesBetween, hashAt, hashSlice, hashSlices, slicesOf, createFold, type CreateReducer, type State } from './slices';

/** Where a replay first came to another state than the page did. */
interface Divergence {
  /** The first action after which the states differ. */
  readonly seq: number;
  readonly slice: string;
  /** JSON pointer into the state; a row stands under its id. */
  readonly pointer: string;
  /** The action that made the difference. */
  readonly cause: { readonly seq: number; readonly type: string; readonly origin: Origin } | null;
  readonly reason: string;
}

export interface PlayResult {
  readonly status: 'same' | 'diverged';
  readonly divergence: Divergence | null;
  /** How many actions were folded. */
  readonly actions: number;
  readonly checkpoints: number;
  readonly lastSeq: number;
  readonly state: State;
  /** Hash of each slice of the last state. */
  readonly slices: Readonly<Record<string, string>>;
}

interface PlayOptions {
  /** Makes the root reducer; each load of the page starts with a new one. */
  readonly createReducer: CreateReducer;
  /** Stop after this action. */
  readonly until?: number;
}

const NO_PARTS: Readonly<Record<string, string>> = {};

/** The deepest place that tells two states of a slice apart, as far as the recorded hashes reach. */
const pointerOf = (slice: string, value: unknown, recorded: SliceChange | undefined, ours: SliceChange | undefined): string => {
  const [, expected] = recorded ?? ['', NO_PARTS];
  const wrong = Object.keys(expected).filter((pointer) => hashAt(slice, value, pointer) !== expected[pointer]);
  const surplus = Object.keys(ours?.[1] ?? NO_PARTS).filter((pointer) => !Object.keys(expected).some((known) => pointer.startsWith(known)));
  // Our own pointers may reach deeper than the recorded ones, never the other way round about the same place.
  return wrong[0] ?? surplus[0] ?? '';
};

/**
 * Folds a log: no request, timer or storage write happens, for no saga runs. After every action and at every checkpoint the hashes of the
 * slices are compared with the recorded ones; the first difference ends it.
 */
export const playLog = ({ records }: Log, { createReducer, until = Infinity }: PlayOptions): PlayResult => {
  let fold = createFold(createReducer);
  let state: State = {};
  /** What the log says each slice is now. */
  let expected: Record<string, string> = {};
  let last: ActionRecord | undefined;
  let touchedBy: Record<string, ActionRecord> = {};
  /** The slices the program had that wrote the log; one that came later has nothing to be compared with. */
  let known: ReadonlySet<string> = new Set();
  let nextSeq: number | null = null;
  let actions = 0;
  let checkpoints = 0;
  let divergence: Divergence | null = null;

  const causeOf = (record: ActionRecord | undefined): Divergence['cause'] =>
    record ? { seq: record.seq, type: record.action.type, origin: record.origin } : null;

  const diverge = (seq: number, slice: string, pointer: string, cause: ActionRecord | undefined, reason: string): void => {
    divergence ??= { seq, slice, pointer: `/${slice}${pointer}`, cause: causeOf(cause), reason };
  };

  const start = (first: HeaderRecord | SnapshotRecord): void => {
    fold = createFold(createReducer);
    state = first.state as State;
    expected = hashSlices(state);
    known = new Set(Object.keys(expected));
    touchedBy = {};
  };

  const onAction = (record: ActionRecord): void => {
    const { seq, x = {} } = record;
    if (nextSeq !== null && seq !== nextSeq) diverge(seq, 'log', '', record, `the log goes from action ${nextSeq - 1} to ${seq}`);
    nextSeq = seq + 1;
    last = record;
    actions++;
    const before = state;
    let thrown = '';
    try {
      state = fold(before, record.action);
    } catch (error) {
      // The page's store kept its state as well when a reducer threw.
      thrown = `; the reducer threw: ${error instanceof Error ? error.message : String(error)}`;
    }
    const ours = changesBetween(before, state) ?? {};
    const slices = slicesOf(state);
    for (const slice in x) expected[slice] = (x[slice] as SliceChange)[0];
    for (const slice of new Set([...Object.keys(x), ...Object.keys(ours)])) {
      if (!known.has(slice)) continue;
      touchedBy[slice] = record;
      if (!tellsChanges) continue;
      const value = slices.get(slice);
      if (hashSlice(slice, value) === expected[slice]) continue;
      const what = slice in x ? (slice in ours ? 'it changed to something else' : 'it did not change') : 'it changed and should not have';
      diverge(seq, slice, pointerOf(slice, value, x[slice], ours[slice]), record, what + thrown);
    }
  };

  const onCheckpoint = ({ seq, slices, differs }: CheckpointRecord): void => {
    checkpoints++;
    const ours = hashSlices(state);
    for (const slice of known) {
      if (slices[slice] !== ours[slice]) diverge(seq, slice, '', touchedBy[slice] ?? last, 'the checkpoint names another state');
    }
    if (differs) {
      diverge(
        seq,
        differs.slice,
        differs.pointer,
        touchedBy[differs.slice] ?? last,
        'the page itself had another state than its actions give',
      );
    }
  };

  // A log written by hand may hold no changes; its checkpoints then have to do.
  const tellsChanges = records.some(([, record]) => record.t === 'a' && record.x !== undefined);
  let gap = false;
  const onSnapshot = (record: SnapshotRecord): void => {
    if (gap) {
      gap = false;
      start(record);
      return;
    }
    const recorded = slicesOf(record.state as State);
    const ours = slicesOf(state);
    for (const slice of new Set([...recorded.keys(), ...ours.keys()])) {
      const [theirs, mine] = [recorded.get(slice), ours.get(slice)];
      if (hashSlice(slice, theirs) === hashSlice(slice, mine)) continue;
      diverge(
        record.seq,
        slice,
        pointerOf(slice, mine, differenceOf(slice, mine, theirs), undefined),
        touchedBy[slice] ?? last,
        'the snapshot is of another state',
      );
    }
  };

  for (const [, record] of records) {
    if (divergence) break;
    if ('seq' in record && record.seq > until) break;
    switch (record.t) {
      case 'h':
        start(record);
        nextSeq = null;
        break;
      case 'a':
        onAction(record);
        break;
      case 'c':
        onCheckpoint(record);
        break;
      case 's':
        onSnapshot(record);
        break;
      case 'g':
        gap = record.reason === 'lost';
        nextSeq = record.to + 1;
        break;
      default:
        break;
    }
  }
  return {
    status: divergence ? 'diverged' : 'same',
    divergence,
    actions,
    checkpoints,
    lastSeq: last?.seq ?? 0,
    state,
    slices: hashSlices(state),
  };
};

/** What `theirs` has that `mine` has not, by hash. */
const differenceOf = (slice: string, mine: unknown, theirs: unknown): SliceChange | undefined => {
  const wrap = (value: unknown): State =>
    slice.startsWith('entities/') ? { entities: { [slice.slice('entities/'.length)]: value } } : { [slice]: value };
  return changesBetween(wrap(mine), wrap(theirs))?.[slice];
};
