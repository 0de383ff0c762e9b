import type { LogRecord, Origin } from '../../client/replay/format';
import { eventKind, type EventKind } from '../../client/replay/reading/events';
import { createMoments } from '../../client/replay/reading/moments';
import { inWords, since } from './words';

/** One thing of note, in the order it came. */
export interface Told {
  readonly kind: EventKind;
  readonly line: number;
  /** The last action before it. */
  readonly seq: number;
  /** Milliseconds since the log began. */
  readonly ms: number;
  readonly words: string;
}

interface Action {
  readonly type: string;
  readonly origin: Origin;
  readonly cause: number | undefined;
}

interface Storyteller {
  readonly hear: (record: LogRecord, line: number) => void;
  readonly told: () => readonly Told[];
}

/** What somebody who never saw the log wants to know first; told as it is read, so that a log of any size has one. */
export const createStoryteller = (): Storyteller => {
  const momentOf = createMoments();
  const actions = new Map<number, Action>();
  const told: Told[] = [];
  let began: number | undefined;

  /** The person's own action a call goes back to. */
  const ledBy = (cause: number | undefined): string => {
    let seq = cause;
    let found: readonly [number, Action] | undefined;
    for (let steps = 0; seq !== undefined && steps < 1_000; steps++) {
      const action = actions.get(seq);
      if (!action) break;
      found = [seq, action];
      seq = action.cause;
    }
    return found ? `; caused by action ${found[0]} ${found[1].type} (${found[1].origin})` : '';
  };

  return {
    hear: (record, line) => {
      const moment = momentOf(record, line);
      began ??= moment.at;
      if (record.t === 'a') actions.set(record.seq, { type: record.action.type, origin: record.origin, cause: record.cause });
      const kind = eventKind(moment, () => record);
      if (!kind || kind === 'left') return;
      told.push({ kind, line, seq: moment.seq, ms: moment.at - began, words: inWords(moment, record, ledBy(moment.cause)) });
    },
    told: () => told,
  };
};

/** So many lines are read; more is a list. */
const LINES_SHOWN = 200;

/** The story, a line each. */
export const storyLines = (told: readonly Told[]): string[] => {
  const width = since(told.at(-1)?.ms ?? 0).length;
  const lines = told.slice(0, LINES_SHOWN).map(({ ms, words }) => `  ${since(ms).padEnd(width)}  ${words}`);
  return told.length > LINES_SHOWN ? [...lines, `  and ${told.length - LINES_SHOWN} more; use --json to list all.`] : lines;
};
