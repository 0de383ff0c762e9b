import { toLine, type GapRecord } from './format';
import type { LogStorage } from './storage';

type Stored = Awaited<ReturnType<LogStorage['read']>>;

const gap = (reason: GapRecord['reason'], from: number, to: number): string => `${toLine({ t: 'g', reason, from, to })}\n`;

/**
 * The pieces of text of a log, in order: for each page that was loaded its header with the state it began with, then its records.
 * Where the ring dropped the beginning, the header says so and a gap record tells which actions are missing.
 */
export const assemble = (stored: Stored): string[] => {
  const pieces: string[] = [];
  let lastSeq = 0;
  for (const { session, segments } of stored) {
    const [first] = segments;
    if (!first) continue;
    const missing = first.segment.after - lastSeq;
    const complete = missing <= 0;
    const header = JSON.stringify({ t: 'h', ...session.header, complete }).slice(0, -1);
    pieces.push(`${header},"state":${first.segment.snapshot}}\n`);
    if (!complete) pieces.push(gap('trimmed', lastSeq + 1, first.segment.after));
    for (const { segment, texts } of segments) {
      if (segment.after > lastSeq && segment !== first.segment) pieces.push(gap('lost', lastSeq + 1, segment.after));
      if (segment !== first.segment) pieces.push(`{"t":"s","seq":${segment.after},"state":${segment.snapshot}}\n`);
      pieces.push(...texts);
      lastSeq = segment.after + segment.actions;
    }
  }
  return pieces;
};
