import type { ActionRecord, CheckpointRecord, GapRecord, HeaderRecord, LogRecord, SliceChange, SnapshotRecord } from './format';
import { pointerOf, type Divergence } from './divergence';
import type { Log } from './parse';
import {
  changesBetween,
  createFold,
  differenceBetween,
  hashSlice,
  hashSlices,
  isTable,
  slicesOf,
  type CreateReducer,
  type State,
} from './slices';
import { createSteps } from './steps';

/** Why the same state is not proven; its sentence stands in the texts of the screen `/qa`, under `doubt`. */
export type Doubt =
  | { readonly code: 'emptyState' | 'afterGap' | 'noAction' }
  | { readonly code: 'unknownSlices'; readonly slices: string }
  | { readonly code: 'notProven'; readonly seq: number };

export interface PlayResult {
  /** `unproven`: nothing differs, but not everything was compared. */
  readonly status: 'same' | 'diverged' | 'unproven';
  readonly divergence: Divergence | null;
  readonly doubts: readonly Doubt[];
  /** Actions that are not in the log. */
  readonly gaps: readonly Pick<GapRecord, 'reason' | 'from' | 'to'>[];
  /** How many actions were folded. */
  readonly actions: number;
  readonly checkpoints: number;
  readonly lastSeq: number;
  readonly state: State;
  /** Hash of each slice of the last state. */
  readonly slices: Readonly<Record<string, string>>;
}

interface Player {
  readonly play: (record: LogRecord) => void;
  /** Whether a difference was found; what comes after it tells nothing. */
  readonly diverged: () => boolean;
  /** The state so far; null where there is nothing to fold from. */
  readonly state: () => State | null;
  readonly result: () => PlayResult;
}

/**
 * Folds a log record by record: no request, timer or storage write happens, for no saga runs. After every action and at every checkpoint the
 * hashes of the slices are compared with the recorded ones; the first difference ends it.
 */
export const createPlayer = (createReducer: CreateReducer): Player => {
  const steps = createSteps(createReducer);
  /** The last state there was. */
  let state: State = {};
  /** What the log says each slice is now. */
  let expected = new Map<string, string>();
  /** The action that touched a slice last. */
  let touchedBy = new Map<string, ActionRecord>();
  let last: ActionRecord | undefined;
  let lastSeq = 0;
  let nextSeq: number | null = null;
  let actions = 0;
  let checkpoints = 0;
  let divergence: Divergence | null = null;
  const doubts = new Map<string, Doubt>();
  const doubt = (one: Doubt): void => void doubts.set(JSON.stringify(one), one);
  const gaps: GapRecord[] = [];

  /** The first action that changed something and does not say what; a log written by hand may hold no changes at all. */
  let silent: ActionRecord | undefined;
  let tellsChanges = false;
  /** The last action up to which nothing is left unproven. */
  let proven = 0;

  const causeOf = (record: ActionRecord | undefined): Divergence['cause'] =>
    record ? { seq: record.seq, type: record.action.type, origin: record.origin } : null;

  const diverge = (seq: number, slice: string, pointer: string, cause: ActionRecord | undefined, reason: string): void => {
    divergence ??= { seq, slice, pointer: `/${slice}${pointer}`, cause: causeOf(cause), reason };
  };

  const start = (first: HeaderRecord | SnapshotRecord): void => {
    const recorded = first.state as State;
    state = steps.state() ?? recorded;
    expected = new Map(Object.entries(hashSlices(recorded)));
    touchedBy = new Map();
    const slices = slicesOf(createFold(createReducer)(undefined as never, { type: 'log/begun' }));
    // A table that came after the log was written is empty throughout, or an action here fills it.
    const unknown = [...slices.keys()].filter((slice) => !expected.has(slice) && !isTable(slice));
    if (expected.size === 0) doubt({ code: 'emptyState' });
    else if (unknown.length > 0) doubt({ code: 'unknownSlices', slices: unknown.join(', ') });
  };

  const onAction = (record: ActionRecord): void => {
    const { seq, x } = record;
    if (nextSeq !== null && seq !== nextSeq) diverge(seq, 'log', '', record, `the log goes from action ${nextSeq - 1} to ${seq}`);
    nextSeq = seq + 1;
    lastSeq = seq;
    last = record;
    const before = steps.state();
    const step = steps.take(record);
    const after = steps.state();
    if (before === null || after === null) {
      doubt({ code: 'afterGap' });
      return;
    }
    actions++;
    state = after;
    const thrown = 'thrown' in step ? `; the reducer threw ${step.thrown instanceof Error ? step.thrown.name : 'something'}` : '';
    const ours = new Map(Object.entries(changesBetween(before, state) ?? {}));
    if (x) tellsChanges = true;
    compareChanges(record, ours, thrown);
    if (silent && tellsChanges) {
      diverge(silent.seq, 'log', '', silent, 'it changed something, but the log doesn’t record a change');
    }
    if (tellsChanges) proven = seq;
  };

  const compareChanges = ({ seq, ...record }: ActionRecord, ours: ReadonlyMap<string, SliceChange>, thrown: string): void => {
    const theirs = new Map(Object.entries(record.x ?? {}));
    const slices = slicesOf(state);
    for (const [slice, [hash]] of theirs) expected.set(slice, hash);
    for (const slice of new Set([...theirs.keys(), ...ours.keys()])) {
      touchedBy.set(slice, { seq, ...record });
      // A slice that came after the log was written has nothing to be compared with.
      if (!expected.has(slice)) {
        if (isTable(slice)) doubt({ code: 'unknownSlices', slices: slice });
        continue;
      }
      const value = slices.get(slice);
      const hash = hashSlice(slice, value);
      if (hash === expected.get(slice)) continue;
      if (!tellsChanges) {
        silent ??= { seq, ...record };
        expected.set(slice, hash);
        continue;
      }
      const what = theirs.has(slice)
        ? ours.has(slice)
          ? 'it changed to another value'
          : 'it did not change'
        : 'it changed, but shouldn’t have';
      diverge(seq, slice, pointerOf(slice, value, theirs.get(slice), ours.get(slice)), { seq, ...record }, what + thrown);
    }
  };

  const onCheckpoint = ({ seq, slices, differs }: CheckpointRecord): void => {
    if (steps.state() === null) return;
    checkpoints++;
    const ours = new Map(Object.entries(hashSlices(state)));
    const theirs = new Map(Object.entries(slices));
    for (const slice of new Set([...expected.keys(), ...theirs.keys()])) {
      if (theirs.get(slice) !== ours.get(slice))
        diverge(seq, slice, '', touchedBy.get(slice) ?? last, 'the checkpoint records another state');
    }
    if (differs) {
      const { slice, pointer } = differs;
      diverge(seq, slice, pointer, touchedBy.get(slice) ?? last, 'the page’s own state differs from the result of its actions');
    }
    proven = lastSeq;
    silent = undefined;
  };

  const onSnapshot = (record: SnapshotRecord): void => {
    nextSeq = record.seq + 1;
    const adrift = steps.state() === null;
    steps.take(record);
    if (adrift) {
      start(record);
      return;
    }
    const recorded = slicesOf(record.state as State);
    const ours = slicesOf(state);
    for (const slice of new Set([...recorded.keys(), ...ours.keys()])) {
      const [theirs, mine] = [recorded.get(slice), ours.get(slice)];
      if (!expected.has(slice) || hashSlice(slice, theirs) === hashSlice(slice, mine)) continue;
      const pointer = pointerOf(slice, mine, differenceBetween(slice, mine, theirs), undefined);
      diverge(record.seq, slice, pointer, touchedBy.get(slice) ?? last, 'the snapshot records another state');
    }
    proven = lastSeq;
    silent = undefined;
  };

  const onGap = (record: GapRecord): void => {
    gaps.push(record);
    nextSeq = record.to + 1;
    steps.take(record);
  };

  const onHeader = (record: HeaderRecord): void => {
    settle();
    steps.take(record);
    start(record);
    if (!record.complete) nextSeq = null;
  };

  /** Says what is left unproven of a page. */
  const settle = (): void => {
    if (!divergence && proven < lastSeq) doubt({ code: 'notProven', seq: lastSeq });
  };

  const play = (record: LogRecord): void => {
    if (divergence) return;
    switch (record.t) {
      case 'h':
        onHeader(record);
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
        onGap(record);
        break;
      case 'q':
        if (record.seq > Math.max(lastSeq, (nextSeq ?? 1) - 1)) onGap({ t: 'g', reason: 'lost', from: lastSeq + 1, to: record.seq });
        break;
      default:
        break;
    }
  };

  return {
    play,
    diverged: () => divergence !== null,
    state: steps.state,
    result: () => {
      settle();
      if (actions === 0) doubt({ code: 'noAction' });
      return {
        status: divergence ? 'diverged' : doubts.size > 0 ? 'unproven' : 'same',
        divergence,
        doubts: [...doubts.values()],
        gaps: gaps.map(({ reason, from, to }) => ({ reason, from, to })),
        actions,
        checkpoints,
        lastSeq,
        state,
        slices: hashSlices(state),
      };
    },
  };
};

interface PlayOptions {
  /** Makes the root reducer; each load of the page starts with a new one. */
  readonly createReducer: CreateReducer;
  /** Stop after this action. */
  readonly until?: number;
}

/** Folds a whole log, or its beginning. */
export const playLog = ({ records }: Pick<Log, 'records'>, { createReducer, until = Infinity }: PlayOptions): PlayResult => {
  const player = createPlayer(createReducer);
  let lastSeq = -1;
  for (const [, record] of records) {
    if (player.diverged() || ('seq' in record && record.seq > until) || (record.t === 'h' && lastSeq >= until)) break;
    player.play(record);
    if (record.t === 'a') lastSeq = record.seq;
  }
  return player.result();
};
