import type { ActionRecord, HeaderRecord, LogRecord } from './format';
import { keysIn, type Keys } from './redaction/policy';
import { MARK } from './redaction/redact';

/** What a log shows and hides of a field, wherever it stands in it. */
interface FieldContents {
  readonly field: string;
  /** How often a value of it can be read. */
  readonly shown: number;
  /** How often a mark stands in its place. */
  readonly hidden: number;
  /** Some of what can be read. */
  readonly examples: readonly string[];
}

/** What a log holds of a type of action. */
interface ActionContents {
  readonly type: string;
  readonly count: number;
  /** The last of them, as it stands in the log. */
  readonly last: ActionRecord['action'];
}

/** What is in a log, for whoever hands it over. */
export interface LogContents {
  readonly actions: number;
  readonly calls: number;
  readonly faults: number;
  /** How often the page was loaded. */
  readonly pages: number;
  /** When it begins and ends, in milliseconds since the epoch; null where it holds no page. */
  readonly from: number | null;
  readonly to: number | null;
  readonly lastSeq: number;
  /** Those that hide most come first. */
  readonly fields: readonly FieldContents[];
  /** The most frequent come first. */
  readonly types: readonly ActionContents[];
}

interface ContentsReader {
  readonly look: (record: LogRecord) => void;
  readonly result: () => LogContents;
}

const EXAMPLES = 3;
const LONGEST_EXAMPLE = 40;

interface Known {
  shown: number;
  hidden: number;
  readonly examples: Set<string>;
}

/** Reads record by record what a log says of whom. */
export const createContents = (): ContentsReader => {
  const fields = new Map<string, Known>();
  const types = new Map<string, { count: number; last: ActionRecord['action'] }>();
  let [actions, calls, faults, pages, lastSeq] = [0, 0, 0, 0, 0];
  let first: HeaderRecord | undefined;
  let at = 0;

  const note = (field: string, value: string | number): void => {
    let known = fields.get(field);
    if (!known) fields.set(field, (known = { shown: 0, hidden: 0, examples: new Set() }));
    if (typeof value === 'string' && MARK.test(value)) {
      known.hidden++;
      return;
    }
    known.shown++;
    if (known.examples.size < EXAMPLES && String(value).length <= LONGEST_EXAMPLE) known.examples.add(String(value));
  };

  const walk = (value: unknown, field: string, keys: Keys = 'fields'): void => {
    if (typeof value === 'number' || (typeof value === 'string' && value !== '')) note(field, value);
    else if (Array.isArray(value)) for (const item of value) walk(item, field);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) {
        // The keys of a record by id name no field.
        walk(item, keys === 'ids' || MARK.test(key) ? field : key, keysIn(keys, key));
      }
    }
  };

  return {
    look: (record) => {
      if ('seq' in record) lastSeq = Math.max(lastSeq, record.seq);
      switch (record.t) {
        case 'h':
          pages++;
          first ??= record;
          at = record.clock;
          walk(record.state, 'state');
          break;
        case 's':
          walk(record.state, 'state');
          break;
        case 'a': {
          const { type, ...rest } = record.action;
          actions++;
          at += record.dt;
          types.set(type, { count: (types.get(type)?.count ?? 0) + 1, last: record.action });
          walk(rest, 'payload');
          break;
        }
        case 'n':
          calls++;
          walk(record.variables, 'variables');
          walk(record.options, 'options');
          walk(record.answer, 'answer');
          walk(record.error, 'error');
          break;
        case 'e':
          faults++;
          walk(record.message, 'message');
          break;
        case 'p':
          walk(record.address, 'address');
          break;
        default:
          break;
      }
    },
    result: () => ({
      actions,
      calls,
      faults,
      pages,
      from: first?.clock ?? null,
      to: first ? at : null,
      lastSeq,
      fields: Array.from(fields, ([field, { shown, hidden, examples }]) => ({ field, shown, hidden, examples: [...examples] })).sort(
        (a, b) => b.hidden - a.hidden || b.shown - a.shown,
      ),
      types: Array.from(types, ([type, known]) => ({ type, ...known })).sort((a, b) => b.count - a.count),
    }),
  };
};
