import { bringEditor } from './editor/late';
import { createEditorReducer } from './editor/state';
import { after } from './kernel/clock';
import { createRootReducer } from './root-reducer';
import { createLogDesk } from './screens/qa/log/log-desk';
import type { ToWorker } from './screens/qa/log/protocol';
import './tasks/bulk/bulk-slice';

// A worker folds what was recorded; nothing of the editor listens to anything here.
bringEditor({
  createReducer: createEditorReducer,
  saga: function* () {
    yield* [];
  },
});

const desk = createLogDesk({
  createReducer: createRootReducer,
  tell: (message) => postMessage(message),
  rest: () => new Promise((resolve) => after(0, resolve)),
});

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => desk.take(data));
