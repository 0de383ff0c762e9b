import type { HttpAnswer } from './http-client';

/** Milliseconds until a server says that it is healthy, the longest while `work` goes on. Asks at least once. */
export const slowestAnswer = async (request: (path: string) => Promise<HttpAnswer>, work: Promise<unknown>): Promise<number> => {
  const watch = { done: false };
  void work.catch(() => undefined).finally(() => (watch.done = true));
  let slowest = 0;
  do {
    const asked = performance.now();
    expect((await request('/healthz')).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - asked);
  } while (!watch.done);
  return slowest;
};
