import { FORMAT, toLine, type HeaderRecord, type LogRecord } from '../format';
import { createLogReader, type Log } from '../parse';
import { linesOf, type Bytes, type Line } from './lines';
import { createMoments, type Moment } from './moments';

export type { Moment } from './moments';

export interface OpenedLog extends Pick<Log, 'cut' | 'losses'> {
  readonly moments: readonly Moment[];
  /** The headers: where each page begins. */
  readonly pages: readonly Moment[];
  /** The version of the format each page was written in. */
  readonly formats: readonly number[];
  /** The record of a moment, as the present version writes it. */
  readonly record: (moment: Pick<Moment, 'index'>) => LogRecord;
  /** The line of a moment, for a search by text. */
  readonly text: (moment: Pick<Moment, 'index'>) => string;
  /** The action of that number. */
  readonly action: (seq: number) => Moment | undefined;
}

interface LogIndex {
  /** Takes the next line; throws an UnreadableLog. */
  readonly line: (text: string, number: number) => void;
  /** Call it when there are no more lines. `whole`: the last one ended with a line break. Throws an UnreadableLog. */
  readonly end: (whole: boolean) => OpenedLog;
}

/** Reads a log line by line and keeps of each record what a list of them shows; the lines themselves stay text. */
export const createLogIndex = (): LogIndex => {
  const reader = createLogReader();
  const momentOf = createMoments();
  const moments: Moment[] = [];
  const texts: string[] = [];
  const pages: Moment[] = [];
  const formats: number[] = [];
  const bySeq = new Map<number, Moment>();

  return {
    line: (text, number) => {
      const record = reader.line(text, number);
      if (!record) return;
      const moment = momentOf(record, number);
      moments.push(moment);
      texts.push(reader.format() === FORMAT && number > 1 ? text : toLine(record));
      if (record.t === 'h') {
        pages.push(moment);
        formats.push(reader.format());
      }
      if (record.t === 'a' && !bySeq.has(record.seq)) bySeq.set(record.seq, moment);
    },
    end: (whole) => ({
      ...reader.end(whole),
      moments,
      pages,
      formats,
      text: ({ index }) => texts[index] ?? '',
      record: ({ index }) => JSON.parse(texts[index] ?? 'null') as LogRecord,
      action: (of) => bySeq.get(of),
    }),
  };
};

/** The header of the page a moment is of. */
export const headerOf = (log: OpenedLog, { page }: Pick<Moment, 'page'>): HeaderRecord | undefined => {
  const moment = log.pages[page];
  return moment && (log.record(moment) as HeaderRecord);
};

/** How many lines are taken before whoever waits is told, and let do something else. */
const LINES_AT_ONCE = 500;

/**
 * Opens a log by its lines. `progress` is told now and then how many were read; the reading waits for it. Throws an UnreadableLog.
 */
export const openLines = async (lines: AsyncIterable<Line>, progress?: (lines: number) => void | Promise<void>): Promise<OpenedLog> => {
  const index = createLogIndex();
  let number = 0;
  let whole = true;
  for await (const line of lines) {
    whole = line.whole;
    index.line(line.text, ++number);
    if (number % LINES_AT_ONCE === 0) await progress?.(number);
  }
  return index.end(whole);
};

/** Opens a log of any size, zipped or not. */
export const openLog = (bytes: AsyncIterable<Bytes>, progress?: (lines: number) => void | Promise<void>): Promise<OpenedLog> =>
  openLines(linesOf(bytes), progress);

/** Opens the text of a log. Throws an UnreadableLog. */
export const openText = (text: string): OpenedLog => {
  const index = createLogIndex();
  for (const [i, line] of text.split('\n').entries()) index.line(line, i + 1);
  return index.end(text.endsWith('\n'));
};
