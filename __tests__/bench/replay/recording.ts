import { configureStore, type Middleware } from '@reduxjs/toolkit';
import '../../../src/client/late-parts';
import { memoryStorage } from '../../../src/client/replay/memory-storage';
import { checkpointDue, createRecorder } from '../../../src/client/replay/recorder';
import { createRedactor } from '../../../src/client/replay/redaction/redact';
import { createScribe } from '../../../src/client/replay/scribe';
import { createFold, type State } from '../../../src/client/replay/slices';
import { createRootReducer } from '../../../src/client/store';
import { settleHeap, timed, type Finding } from '../measure';
import { recordedLog } from './log';

const ACTIONS = 4_000;
/** Listings whose state is of no less than 10 MB. */
const ROWS = 5_000;
const SHOWN_AT_FIRST = ROWS / 20;
const KEY = '000102030405060708090a0b0c0d0e0f';

const p99 = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

const storeWith = (middleware: readonly Middleware[]) =>
  configureStore({
    reducer: createRootReducer(),
    middleware: (defaults) => defaults({ thunk: false, immutableCheck: false, serializableCheck: false }).concat(middleware),
  });

/** What an action costs more while it is recorded, and what writing it down takes later, while the page is idle; on a large state. */
export const recording = async (): Promise<Finding[]> => {
  const actions = recordedLog(SHOWN_AT_FIRST + ACTIONS, ROWS);
  const [before, measured] = [actions.slice(0, SHOWN_AT_FIRST), actions.slice(SHOWN_AT_FIRST)];
  const recorder = createRecorder({
    createReducer: createRootReducer,
    app: { version: '1', commit: '' },
    locale: 'en',
    viewport: { width: 1_366, height: 768 },
    host: '',
    tab: { id: 'bench', key: KEY },
    persons: { signedInBy: () => undefined, session: () => null },
    openStorage: async () => memoryStorage(),
  });
  const [plain, recorded] = [storeWith([]), storeWith([recorder.middleware])];
  for (const store of [plain, recorded]) for (const action of before) store.dispatch(action);
  const megabytes = JSON.stringify(plain.getState()).length / 1_000_000;
  settleHeap();
  // One beside the other, so that both meet the same moment of the machine.
  const added = measured.map((action) => {
    const without = timed(() => void plain.dispatch(action));
    return Math.max(0, timed(() => void recorded.dispatch(action)) - without);
  });
  await recorder.flush();
  recorder.stop();
  settleHeap();

  const begun = createRootReducer()(undefined, { type: 'begin' }) as unknown as State;
  const fold = createFold(createRootReducer);
  const scribe = createScribe(createFold(createRootReducer), begun, createRedactor(KEY));
  let page = begun;
  /** As the recorder sees it: with the page's own state where a checkpoint is due. */
  const write = (action: (typeof actions)[number], i: number): number => {
    page = fold(page, action);
    const seq = i + 1;
    const seen = { seq, dt: 0, origin: 'ui', action, cause: undefined, ...(checkpointDue(action, seq) && { state: page }) } as const;
    return timed(() => void scribe.action(seen, 0));
  };
  const written = actions.map(write).slice(before.length);

  const size = `${Math.round(megabytes)} MB of state`;
  const goal = { ours: 2 };
  const finding = (bench: string, ours: number): Finding => ({
    bench,
    ours,
    peer: 2,
    peerName: 'the goal',
    unit: 'ms',
    better: 'less',
    goal,
  });
  return [
    finding(`replay, an action recorded with ${size}, p99`, p99(added)),
    finding(`replay, written down while idle with ${size}, p99`, p99(written)),
  ];
};
