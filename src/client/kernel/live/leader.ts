/** What tabs share: the browser's locks and a channel, or neither in a browser that has none. */
export interface Tabs {
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly openChannel: ((name: string) => BroadcastChannel) | undefined;
}

export const pageTabs = (): Tabs => ({
  // Absent outside secure contexts.
  locks: (navigator as { readonly locks?: LockManager }).locks,
  openChannel: typeof BroadcastChannel === 'undefined' ? undefined : (name) => new BroadcastChannel(name),
});

interface SharedWork<Message> {
  /** Starts the work, is given how to tell all tabs, and returns how to end it. */
  readonly lead: (tell: (message: Message) => void) => () => void;
  readonly hear: (message: Message) => void;
  /** What a message says for good, by name, such as how things stand; undefined for what concerns only tabs that are there. */
  readonly standing: (message: Message) => string | undefined;
}

/**
 * Lets one tab of all that call this with the same name do the work. When the leading tab closes, another takes over. `hear` gets what the
 * leader tells, and each tab what it tells itself; a tab that comes later is told at once what stands: the others hear it again. In a
 * browser without locks or channels every tab leads for itself.
 */
export const shareWork = <Message>(
  name: string,
  { lead, hear, standing }: SharedWork<Message>,
  { locks, openChannel }: Tabs,
): (() => void) => {
  if (!locks || !openChannel) return lead(hear);
  const channel = openChannel(name);
  const ended = new AbortController();
  const stands = new Map<string, { readonly message: Message }>();
  let leading = false;

  channel.onmessage = ({ data }: MessageEvent<{ readonly ask: true } | { readonly message: Message }>) => {
    if ('message' in data) hear(data.message);
    else if (leading) for (const last of stands.values()) channel.postMessage(last);
  };
  channel.postMessage({ ask: true });

  const tell = (message: Message): void => {
    const told = { message };
    const lasting = standing(message);
    if (lasting !== undefined) stands.set(lasting, told);
    hear(message);
    if (!ended.signal.aborted) channel.postMessage(told);
  };
  const work = (): Promise<void> =>
    new Promise((resolve) => {
      leading = true;
      const stop = lead(tell);
      ended.signal.addEventListener('abort', () => {
        stop();
        resolve();
      });
    });
  // Refused when the wait for the lock is aborted.
  locks.request(name, { signal: ended.signal }, () => (ended.signal.aborted ? undefined : work())).catch(() => undefined);
  return () => {
    ended.abort();
    channel.close();
  };
};
