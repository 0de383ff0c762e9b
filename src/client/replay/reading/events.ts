import type { LogRecord } from '../format';
import type { Moment } from './moments';
import type { OpenedLog } from './open-log';

/** What somebody who looks at a log wants to come to. */
export type EventKind = 'page' | 'place' | 'error' | 'failed-call' | 'cancelled-call' | 'gap' | 'difference' | 'report' | 'left';

export interface LogEvent {
  readonly kind: EventKind;
  readonly moment: Moment;
}

/** How a call ended that did not go wrong. */
const SETTLED = new Set(['ok', 'cancelled']);

/** What of note a moment is; `record` is asked only where that is not enough. */
export const eventKind = (moment: Moment, record: () => LogRecord): EventKind | undefined => {
  switch (moment.t) {
    case 'h':
      return 'page';
    case 'p':
      return 'place';
    case 'e':
      return 'error';
    case 'g':
      return 'gap';
    case 'r':
      return 'report';
    case 'q':
      return 'left';
    case 'n':
      if (!SETTLED.has(moment.status ?? '')) return 'failed-call';
      return moment.status === 'cancelled' ? 'cancelled-call' : undefined;
    case 'c': {
      // The recorder itself found that the page had another state.
      const checkpoint = record();
      return checkpoint.t === 'c' && checkpoint.differs ? 'difference' : undefined;
    }
    default:
      return undefined;
  }
};

/** Everything of note in a log, in order. */
export const eventsOf = (log: OpenedLog): readonly LogEvent[] =>
  log.moments.flatMap((moment) => {
    const kind = eventKind(moment, () => log.record(moment));
    return kind ? [{ kind, moment }] : [];
  });
