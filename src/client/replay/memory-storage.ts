import type { LogStorage, StoredBatch, StoredSegment, StoredSession } from './storage';

interface Kept {
  readonly segment: StoredSegment;
  readonly snapshot: string;
  readonly batches: readonly StoredBatch[];
}

/** A log that lives as long as the page, for browsers that refuse to store anything. */
export const memoryStorage = (): LogStorage => {
  let sessions: StoredSession[] = [];
  let kept: Kept[] = [];
  const segmentsOf = (session: number): Kept[] => kept.filter(({ segment }) => segment.session === session);
  return {
    beginSession: (session) => {
      const id = sessions.length + 1;
      sessions = [...sessions, { ...session, id }];
      return Promise.resolve({ session: id, lastSeq: 0 });
    },
    own: (id, owner) => {
      sessions = sessions.map((session) => (session.id === id ? { ...session, owner } : session));
      return Promise.resolve();
    },
    beginSegment: (segment, snapshot) => {
      kept = [...kept, { segment, snapshot, batches: [] }];
      return Promise.resolve();
    },
    append: (segment, batch) => {
      kept = kept.map((each) => (each.segment.id === segment.id ? { ...each, segment, batches: [...each.batches, batch] } : each));
      return Promise.resolve();
    },
    trim: (keep, actions, size) => {
      const total = (of: 'actions' | 'size'): number => kept.reduce((all, { segment }) => all + segment[of], 0);
      while (total('actions') > actions || total('size') > size) {
        const oldest = kept.find(({ segment }) => segment.id !== keep);
        if (!oldest) break;
        kept = kept.filter((each) => each !== oldest);
      }
      return Promise.resolve();
    },
    read: (tab, owner) => {
      const readable = sessions.filter((session) => session.tab === tab && (session.owner === null || session.owner === owner));
      return Promise.resolve(readable.map((session) => ({ session, segments: segmentsOf(session.id) })));
    },
    sessionsOf: (owner) => Promise.resolve(sessions.filter((session) => session.owner === owner)),
    close: () => undefined,
  };
};
