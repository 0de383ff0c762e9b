import type { LogRecord, Origin } from '../format';

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

/** Names that come again and again are kept once. */
const createNames = () => {
  const names = new Map<string, string>();
  return (name: string): string => {
    const known = names.get(name);
    if (known === undefined) names.set(name, name);
    return known ?? name;
  };
};

/** Tells the records of a log in short, one after the other. */
export const createMoments = (): ((record: LogRecord, line: number) => Moment) => {
  const nameOf = createNames();
  let index = 0;
  let page = -1;
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

  return (record, line) => {
    if (record.t === 'h') page++;
    const short = shortOf(record);
    const name = nameOf(String(short.name));
    return { index: index++, t: record.t, line, page, seq: seqOf(record), at: timeOf(record), ...short, name };
  };
};
