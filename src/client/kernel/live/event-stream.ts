import { createParser, type EventSourceMessage } from 'eventsource-parser';

/**
 * Reads server-sent events until the stream ends, which is also what it throws for a broken one. The browser's own EventSource is not used:
 * it cannot send an Authorization header. `onSign` is called for every sign of life, `onEvent` for an event that has data.
 */
export const readEvents = async (
  body: ReadableStream<Uint8Array>,
  { onSign, onEvent }: { readonly onSign: () => void; readonly onEvent: (event: EventSourceMessage) => void },
): Promise<void> => {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parser = createParser({ onEvent });
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    onSign();
    parser.feed(decoder.decode(value, { stream: true }));
  }
};
