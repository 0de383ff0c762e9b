import { STATE_SCHEMA, type LogRecord } from './format';
import { upgrade, upgrades, type AnyRecord, type Upgrades } from './upgrades';

export interface Log {
  /** Each record with the line it stands on, from 1. */
  readonly records: readonly (readonly [line: number, record: LogRecord])[];
  /** The last line was cut off and is left out. */
  readonly cut: boolean;
  /** What an older format did not hold, a sentence each. */
  readonly losses: readonly string[];
}

/** A file that is no log; the message is one sentence. */
export class UnreadableLog extends Error {
  override readonly name = 'UnreadableLog';
}

const isRecord = (value: unknown): value is AnyRecord =>
  typeof value === 'object' && value !== null && typeof (value as { t?: unknown }).t === 'string';

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What each kind of record must hold for the player to use it. */
const complete: Readonly<Record<LogRecord['t'], (record: AnyRecord) => boolean>> = {
  h: ({ format, state }) => typeof format === 'number' && isObject(state),
  a: ({ seq, action }) => Number.isSafeInteger(seq) && isObject(action) && typeof (action as { type?: unknown }).type === 'string',
  n: ({ seq, operation }) => Number.isSafeInteger(seq) && typeof operation === 'string',
  e: ({ seq }) => Number.isSafeInteger(seq),
  g: ({ from, to }) => Number.isSafeInteger(from) && Number.isSafeInteger(to),
  c: ({ seq, slices }) => Number.isSafeInteger(seq) && isObject(slices),
  s: ({ seq, state }) => Number.isSafeInteger(seq) && isObject(state),
};

const isComplete = (record: AnyRecord): boolean => complete[record.t as LogRecord['t']]?.(record) ?? true;

const readLines = (text: string): { records: [number, AnyRecord][]; cut: boolean } => {
  const records: [number, AnyRecord][] = [];
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => line.trim() !== '');
  for (const [i, line] of lines.entries()) {
    if (line.trim() === '') continue;
    let record: unknown;
    try {
      record = JSON.parse(line);
    } catch {
      // The file ended in the middle of a line: what stands before it is still good.
      if (i === last && i > 0 && !text.endsWith('\n')) return { records, cut: true };
      throw new UnreadableLog(`Line ${i + 1} is no JSON.`);
    }
    if (!isRecord(record)) throw new UnreadableLog(`Line ${i + 1} is no record of a log.`);
    records.push([i + 1, record]);
  }
  return { records, cut: false };
};

/** Reads the text of a `.podlog.jsonl` file of any version. Throws an UnreadableLog. */
export const parseLog = (text: string, steps: Upgrades = upgrades, to?: number): Log => {
  const { records, cut } = readLines(text.replace(/^\uFEFF/, ''));
  const header = records[0]?.[1];
  if (!header) throw new UnreadableLog('It is empty.');
  if (header.t !== 'h' || typeof header.format !== 'number') throw new UnreadableLog('It does not begin with the header of a log.');
  if (typeof header.schema === 'number' && header.schema > STATE_SCHEMA) {
    throw new UnreadableLog(`Its state is of schema ${header.schema}; this version knows up to ${STATE_SCHEMA}.`);
  }
  let upgraded;
  try {
    upgraded = upgrade(records, header.format, { steps, ...(to !== undefined && { to }) });
  } catch (error) {
    throw new UnreadableLog(error instanceof Error ? error.message : String(error));
  }
  for (const [line, record] of upgraded.records) {
    if (!isComplete(record as unknown as AnyRecord)) throw new UnreadableLog(`Line ${line} is not complete.`);
  }
  return { ...upgraded, cut };
};
