import { after } from './clock';

/** Watches a line: `signal` aborts once nothing was heard for a while, or when the caller gives up. */
interface Line {
  readonly signal: AbortSignal;
  /** Something moved: the wait begins anew. */
  heard(): void;
  /** Nothing is waited for any more, until something is heard again. */
  over(): void;
}

/** A time-out on silence and not on the whole: what is large takes as long on a slow line as it takes. `ms` is in milliseconds. */
export const watchLine = (ms: number, signal?: AbortSignal | null): Line => {
  const silent = new AbortController();
  const wait = (): (() => void) => after(ms, () => silent.abort(new DOMException(`Nothing moved for ${ms / 1000} s.`, 'TimeoutError')));
  let stop = wait();
  return {
    signal: signal ? AbortSignal.any([signal, silent.signal]) : silent.signal,
    heard: () => {
      stop();
      stop = wait();
    },
    over: () => stop(),
  };
};

/** The same answer; whoever reads its bytes waits for each part as long as the line may be silent. */
export const heardBy = (line: Line, response: Response): Response => {
  line.over();
  if (!response.body) return response;
  const reader = response.body.getReader();
  const parts = new ReadableStream<Uint8Array>(
    {
      pull: async (out) => {
        line.heard();
        try {
          const { done, value } = await reader.read();
          if (done) out.close();
          else out.enqueue(value);
        } finally {
          line.over();
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  const { status, statusText, headers } = response;
  return new Response(parts, { status, statusText, headers });
};
