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

/**
 * Lets one tab of all that call this with the same name do the work: `lead` starts it, is given how to tell the others, and returns how to
 * end it. When the leading tab closes, another takes over. `hear` gets what the leader tells, and each tab what it tells itself; a tab that
 * comes later is told the last thing at once. In a browser without locks or channels every tab leads for itself.
 */
export const shareWork = <Message>(
  name: string,
  { lead, hear }: { readonly lead: (tell: (message: Message) => void) => () => void; readonly hear: (message: Message) => void },
  { locks, openChannel }: Tabs,
): (() => void) => {
  if (!locks || !openChannel) return lead(hear);
  const channel = openChannel(name);
  const ended = new AbortController();
  let last: { readonly message: Message } | undefined;
  let leading = false;

  channel.onmessage = ({ data }: MessageEvent<{ readonly ask: true } | { readonly message: Message }>) => {
    if ('message' in data) hear(data.message);
    else if (leading && last) channel.postMessage(last);
  };
  channel.postMessage({ ask: true });

  const tell = (message: Message): void => {
    last = { message };
    hear(message);
    if (!ended.signal.aborted) channel.postMessage(last);
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
