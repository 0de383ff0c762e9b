import { FORMAT, toLine, type HeaderRecord, type LogRecord, type Origin } from '../format';
import { createLogReader, type Log } from '../parse';
import { linesOf, type Bytes } from './lines';

/** One record of a log, told in short; the record itself is read when it is looked at. */
export interface Moment {
  /** Its place among the moments. */
  readonly index: number;
  readonly t: LogRecord['t'];
  /** The line it stands on, from 1. */
  readonly line: number;
  /** The page it is of: the first is 0. */
  readonly page: number;
  /** Number of the action; of anything else the last action before. */
  readonly seq: number;
  /** When it was, in milliseconds since the epoch. */
  readonly at: number;
  /** What it is called: the type of an action, an operation, the name of an error, an address. */
  readonly name: string;
  readonly origin?: Origin;
  /** Number of the action that led to it, where known. */
  readonly cause?: number;
  /** Slices an action changed, as the log tells; undefined where it does not. */
  readonly slices?: readonly string[];
  /** How a call ended, and how many milliseconds it took. */
  readonly status?: string;
  readonly ms?: number;
  /** Number of the action that carries a call's answer. */
  readonly carried?: number;
}

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

/** Names that come again and again are kept once. */
const createNames = () => {
  const names = new Map<string, string>();
  return (name: string): string => {
    const known = names.get(name);
    if (known === undefined) names.set(name, name);
    return known ?? name;
  };
};

interface LogIndex {
  /** Takes the next line; throws an UnreadableLog. */
  readonly line: (text: string, number: number) => void;
  /** Call it when there are no more lines. `whole`: the last one ended with a line break. Throws an UnreadableLog. */
  readonly end: (whole: boolean) => OpenedLog;
}

/** Reads a log line by line and keeps of each record what a list of them shows; the lines themselves stay text. */
export const createLogIndex = (): LogIndex => {
  const reader = createLogReader();
  const nameOf = createNames();
  const moments: Moment[] = [];
  const texts: string[] = [];
  const pages: Moment[] = [];
  const formats: number[] = [];
  const bySeq = new Map<number, Moment>();
  let at = 0;
  let seq = 0;

  const shortOf = (record: LogRecord): Omit<Moment, 'index' | 't' | 'line' | 'page' | 'seq' | 'at'> => {
    switch (record.t) {
      case 'h':
        return { name: `${record.app?.version ?? ''}` };
      case 'a':
        return {
          name: record.action.type,
          origin: record.origin,
          ...(record.cause !== undefined && { cause: record.cause }),
          ...(record.x && { slices: Object.keys(record.x).map(nameOf) }),
        };
      case 'n':
        return {
          name: record.operation,
          status: nameOf(String(record.status)),
          ms: record.ms,
          ...(record.cause !== undefined && { cause: record.cause }),
          ...(record.carried !== undefined && { carried: record.carried }),
        };
      case 'e':
        return { name: record.name };
      case 'g':
        return { name: record.reason };
      case 'p':
        return { name: record.address };
      case 'r':
        return { name: record.expected };
      default:
        return { name: '' };
    }
  };

  const timeOf = (record: LogRecord): number => {
    if (record.t === 'r') return record.at;
    if (record.t === 'h') at = Number.isFinite(record.clock) ? record.clock : at;
    if (record.t === 'a' && Number.isFinite(record.dt)) at += record.dt;
    return at;
  };

  const seqOf = (record: LogRecord): number => {
    if (record.t === 'g') seq = Math.max(seq, record.to);
    else if (record.t !== 'h') seq = Math.max(seq, record.seq);
    return record.t === 'a' ? record.seq : seq;
  };

  return {
    line: (text, number) => {
      const record = reader.line(text, number);
      if (!record) return;
      if (record.t === 'h') formats.push(reader.format());
      const short = shortOf(record);
      const moment: Moment = {
        index: moments.length,
        t: record.t,
        line: number,
        page: formats.length - 1,
        seq: seqOf(record),
        at: timeOf(record),
        ...short,
        name: nameOf(String(short.name)),
      };
      moments.push(moment);
      texts.push(reader.format() === FORMAT && number > 1 ? text : toLine(record));
      if (record.t === 'h') pages.push(moment);
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
 * Opens a log of any size, zipped or not. `progress` is told now and then how many lines were read; the reading waits for it. Throws an
 * UnreadableLog.
 */
export const openLog = async (bytes: AsyncIterable<Bytes>, progress?: (lines: number) => void | Promise<void>): Promise<OpenedLog> => {
  const index = createLogIndex();
  let number = 0;
  let whole = true;
  for await (const line of linesOf(bytes)) {
    whole = line.whole;
    index.line(line.text, ++number);
    if (number % LINES_AT_ONCE === 0) await progress?.(number);
  }
  return index.end(whole);
};

/** Opens the text of a log. Throws an UnreadableLog. */
export const openText = (text: string): OpenedLog => {
  const index = createLogIndex();
  for (const [i, line] of text.split('\n').entries()) index.line(line, i + 1);
  return index.end(text.endsWith('\n'));
};
