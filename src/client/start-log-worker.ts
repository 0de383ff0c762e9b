/** The worker that reads a recording and folds it, so that the page stays quick however long that takes. */
export const startLogWorker = (): Worker => new Worker(new URL(/* webpackChunkName: "log-worker" */ './log-worker.ts', import.meta.url));
