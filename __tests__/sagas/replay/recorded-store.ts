import 'fake-indexeddb/auto';
import { parseLog } from '../../../src/client/replay/parse';
import { createRecorder, type RecorderOptions } from '../../../src/client/replay/recorder';
import { signedInBy } from '../../../src/client/shell/session/session-slice';
import { createRootReducer } from '../../../src/client/store';
import { storeWithFakeServer, type Around } from '../support/fake-server';

export const TAB = { id: 'tab-of-the-test', key: '000102030405060708090a0b0c0d0e0f' };

/** The real store over the fake server, recorded as the page records it. */
export const recordedStore = (options: Partial<RecorderOptions> = {}, around: Around = {}) => {
  const recorder = createRecorder({
    createReducer: createRootReducer,
    app: { version: '0.1.0', commit: '' },
    locale: 'en',
    viewport: { width: 1366, height: 768 },
    host: 'demo.localhost:3000',
    tab: TAB,
    persons: { signedInBy, session: () => null },
    ...options,
  });
  const app = storeWithFakeServer({
    ...around,
    middleware: [recorder.middleware],
    watchSagas: recorder.watchSagas,
    watchRequest: recorder.watchRequest,
  });
  const exported = async (): Promise<string> => (await recorder.exportLog()).text();
  return { ...app, recorder, exported, log: async () => parseLog(await exported()) };
};
