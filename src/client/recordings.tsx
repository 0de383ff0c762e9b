import { QaScreen } from './screens/qa/QaScreen';

/** The worker that reads a recording and folds it, so that the page stays quick however long that takes. */
const startLogWorker = (): Worker => new Worker(/* webpackChunkName: "log-worker" */ new URL('./log-worker.ts', import.meta.url));

/** The screen of recordings with the worker it needs. `alone`: nothing is recorded around it. */
export const Recordings = ({ alone = false }: { readonly alone?: boolean }) => (
  <QaScreen startWorker={startLogWorker} recordsHere={!alone} />
);
