import { own } from '../../client/kernel/own';
import type { LogRecord } from '../../client/replay/format';
import { terminalLine } from '../../domain/terminal-text';
import type { Moment } from '../../client/replay/reading/moments';

/** A value as a line shows it: JSON, shortened. */
export const shown = (value: unknown, most = 60): string => {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
};

/** Time since the log began: `+1:02.345`. */
export const since = (ms: number): string => {
  const minutes = Math.floor(ms / 60_000);
  const seconds = ((ms % 60_000) / 1_000).toFixed(3).padStart(6, '0');
  return `+${minutes}:${seconds}`;
};

const REASON = { trimmed: 'dropped to save space', lost: 'lost' } as const;

const afterAction = ({ seq }: Pick<Moment, 'seq'>): string => (seq > 0 ? `after action ${seq}` : 'at the beginning');

/** What the error of a call says, as far as the log shows it. */
const errorWords = (error: unknown): string => {
  const { refusal, field, message, code } = (error ?? {}) as Partial<Record<string, unknown>>;
  const text = (part: unknown): string => (typeof part === 'string' ? part : part === undefined || part === null ? '' : shown(part));
  return [text(refusal ?? code), field ? `field ${text(field)}` : '', text(message)].filter((part) => part !== '').join(', ');
};

/** A record in words; what led to it is told by `led`. */
export const inWords = (moment: Moment, record: LogRecord, led: string): string => {
  switch (record.t) {
    case 'h': {
      const { app, locale, viewport, complete } = record;
      const version = [app?.version, app?.commit].filter(Boolean).join(' ') || 'unknown';
      const where = `${viewport?.width ?? '?'}×${viewport?.height ?? '?'}, ${locale ?? 'no language'}`;
      return terminalLine(`page ${moment.page + 1}: version ${version}, ${where}${complete ? '' : ', beginning missing from the log'}`);
    }
    case 'p':
      return terminalLine(`place ${record.address} in ${record.language}`);
    case 'e':
      return terminalLine(`ERROR ${record.name}: ${record.message}${record.at ? ` at ${record.at}` : ''}, ${afterAction(moment)}`);
    case 'n': {
      const why = record.status === 'cancelled' ? '' : errorWords(record.error);
      const what = record.status === 'cancelled' ? 'cancelled call' : 'FAILED CALL';
      return terminalLine(
        `${what} ${record.operation}: ${record.status}${why ? ` (${why})` : ''}, ${record.ms} ms, ${afterAction(moment)}${led}`,
      );
    }
    case 'g':
      return `GAP actions ${record.from} to ${record.to}, ${own<string>(REASON, record.reason) ?? 'missing'}`;
    case 'r':
      return terminalLine(
        `REPORT ${record.expected === '' ? 'without a description' : shown(record.expected, 200)}, ${afterAction(moment)}`,
      );
    case 'c':
      return terminalLine(
        `DIFFERENCE at /${record.differs?.slice ?? ''}${record.differs?.pointer ?? ''}, detected while recording, ${afterAction(moment)}`,
      );
    case 'q':
      return `page left or hidden, ${afterAction(moment)}`;
    case 'a':
      return terminalLine(`action ${record.seq} ${record.action.type} (${record.origin})`);
    case 's':
      return `snapshot, ${afterAction(moment)}`;
  }
};
