/** One server-sent event. */
export interface ServerEvent {
  readonly event: string;
  readonly data: string;
}

const parse = (block: string): ServerEvent => {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':');
    if (colon <= 0) continue;
    const value = line.slice(colon + 1).replace(/^ /, '');
    const field = line.slice(0, colon);
    if (field === 'event') event = value;
    else if (field === 'data') data.push(value);
  }
  return { event, data: data.join('\n') };
};

/**
 * Reads server-sent events until the stream ends, which is also what it throws for a broken one. The browser's own EventSource is not used:
 * it cannot send an Authorization header. `onSign` is called for every sign of life, `onEvent` for an event that has data.
 */
export const readEvents = async (
  body: ReadableStream<Uint8Array>,
  { onSign, onEvent }: { readonly onSign: () => void; readonly onEvent: (event: ServerEvent) => void },
): Promise<void> => {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    onSign();
    const blocks = (rest + decoder.decode(value, { stream: true })).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parse(block);
      if (event.data !== '') onEvent(event);
    }
  }
};
