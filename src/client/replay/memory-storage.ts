import type { LogStorage, StoredSegment, StoredSession } from './storage';

/** A log that lives as long as the page, for browsers that refuse to store anything. */
export const memoryStorage = (): LogStorage => {
  const sessions: StoredSession[] = [];
  let segments: { segment: StoredSegment; texts: string[] }[] = [];
  let ids = 0;
  return {
    beginSession: (_tab, header) => {
      const session = ++ids;
      sessions.push({ id: session, header });
      return Promise.resolve({ session, lastSeq: 0 });
    },
    beginSegment: (segment) => {
      const id = ++ids;
      segments.push({ segment: { ...segment, id, actions: 0, size: segment.snapshot.length }, texts: [] });
      return Promise.resolve(id);
    },
    append: (id, lines, actions) => {
      const text = lines.map((line) => `${line}\n`).join('');
      segments = segments.map((stored) => {
        const { segment, texts } = stored;
        if (segment.id !== id) return stored;
        return { segment: { ...segment, actions: segment.actions + actions, size: segment.size + text.length }, texts: [...texts, text] };
      });
      return Promise.resolve();
    },
    trim: (keep, actions, size) => {
      const total = (of: 'actions' | 'size'): number => segments.reduce((all, { segment }) => all + segment[of], 0);
      while (total('actions') > actions || total('size') > size) {
        const oldest = segments.find(({ segment }) => segment.id !== keep);
        if (!oldest) break;
        segments = segments.filter((segment) => segment !== oldest);
      }
      return Promise.resolve();
    },
    read: () =>
      Promise.resolve(sessions.map((session) => ({ session, segments: segments.filter(({ segment }) => segment.session === session.id) }))),
    close: () => undefined,
  };
};
