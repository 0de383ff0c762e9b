import { toLine, type GapRecord } from './format';
import type { StoredLog } from './storage';

const gap = (reason: GapRecord['reason'], from: number, to: number): string => `${toLine({ t: 'g', reason, from, to })}\n`;

/**
 * The pieces of text of a log, in order: for each page that was loaded its header with the state it began with, then its records.
 * Where the ring dropped the beginning, the header says so; gap records tell which actions are missing.
 */
export const assemble = (stored: readonly StoredLog[]): string[] => {
  const pieces: string[] = [];
  let lastSeq = 0;
  const missing = (reason: GapRecord['reason'], until: number): void => {
    if (until > lastSeq) pieces.push(gap(reason, lastSeq + 1, until));
    lastSeq = Math.max(lastSeq, until);
  };
  for (const { session, segments } of stored) {
    const [first] = segments;
    if (!first) continue;
    const { lost } = session;
    const begins = first.segment.after;
    // Of what is missing before a page, the last actions are those its forerunner could not store.
    const trimmed = begins - lost > lastSeq;
    const header = JSON.stringify({ t: 'h', ...session.header, complete: !trimmed }).slice(0, -1);
    pieces.push(`${header},"state":${first.snapshot}}\n`);
    missing('trimmed', begins - lost);
    missing('lost', begins);
    for (const { segment, snapshot, batches } of segments) {
      missing('lost', segment.after);
      if (segment !== first.segment) pieces.push(`{"t":"s","seq":${segment.after},"state":${snapshot}}\n`);
      for (const { after, actions, text } of batches) {
        missing('lost', after);
        pieces.push(text);
        lastSeq = Math.max(lastSeq, after + actions);
      }
    }
  }
  return pieces;
};
