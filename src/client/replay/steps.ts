import type { LogRecord } from './format';
import { createFold, withNewTables, type CreateReducer, type State } from './slices';

export interface Steps {
  /** The state there is now; null: there is nothing to fold from, for none has come yet, or none since a gap. */
  readonly state: () => State | null;
  /** Takes the next record. Tells what a reducer threw; the state is then as it was, as it was in the page's store. */
  readonly take: (record: LogRecord) => { readonly thrown?: unknown };
}

interface StepOptions {
  /** The state to go on from, and the last action before it; nothing yet without. */
  readonly from?: { readonly state: State | null; readonly seq: number };
  /** Whether a snapshot takes the place of a state that is there: what the page had rather than what its actions give. */
  readonly believesSnapshots?: () => boolean;
}

/** How each record of a log leads from one state to the next. No request, timer or storage write happens, for no saga runs. */
export const createSteps = (createReducer: CreateReducer, { from, believesSnapshots = () => false }: StepOptions = {}): Steps => {
  let fold = createFold(createReducer);
  let state = from?.state ?? null;
  let lastSeq = from?.seq ?? 0;
  /** No action has come since the page was loaded. */
  let fresh = false;

  const begin = (first: unknown): void => {
    fold = createFold(createReducer);
    state = withNewTables(first as State, fold);
  };
  const lose = (to: number): void => {
    lastSeq = Math.max(lastSeq, to);
    // The header's state is that after a gap at the beginning of a page.
    if (!fresh) state = null;
  };

  return {
    state: () => state,
    take: (record) => {
      switch (record.t) {
        case 'h':
          begin(record.state);
          fresh = true;
          break;
        case 's':
          if (state === null || believesSnapshots()) begin(record.state);
          lastSeq = record.seq;
          break;
        case 'g':
          lose(record.to);
          break;
        case 'q':
          if (record.seq > lastSeq) lose(record.seq);
          break;
        case 'a':
          lastSeq = record.seq;
          fresh = false;
          if (state === null) break;
          try {
            state = fold(state, record.action);
          } catch (thrown) {
            return { thrown };
          }
          break;
        default:
          break;
      }
      return {};
    },
  };
};
