import { elapsed } from '../../../kernel/clock';
import type { LogRecord } from '../../../replay/format';
import { UnreadableLog, type Unreadable } from '../../../replay/unreadable';
import { createCauses, type Causes } from '../../../replay/reading/causes';
import { diffOf } from '../../../replay/reading/diff';
import { eventsOf } from '../../../replay/reading/events';
import { linesOf, piecesOf, type Bytes } from '../../../replay/reading/lines';
import { createLogIndex, headerOf, type OpenedLog } from '../../../replay/reading/open-log';
import { nextChange, parsePointer, valueAt } from '../../../replay/reading/pointers';
import { createTimeline, type Timeline } from '../../../replay/reading/timeline';
import type { CreateReducer, State } from '../../../replay/slices';
import type { AskName, Asks, FromWorker, LogSummary, MomentView, Proof, ToWorker } from './protocol';
import { patchBetween, type StatePatch } from './state-patch';

interface Desk {
  readonly take: (message: ToWorker) => void;
}

interface DeskOptions {
  readonly createReducer: CreateReducer;
  readonly tell: (message: FromWorker) => void;
  /** Lets what waits be heard. */
  readonly rest: () => Promise<void>;
}

/** What the screens are drawn from: a moment of the log, and how its state differs from the one told before. */
export interface SeenState {
  readonly kind: 'state';
  readonly patch: StatePatch | null;
  readonly index: number;
  readonly at: number;
  /** Where the person was, in which language, and how large their window was. */
  readonly address: string;
  readonly language: string;
  readonly viewport: { readonly width: number; readonly height: number };
}

/** How long it works without listening, in milliseconds. */
const TURN = 30;
/** How often it says how far it has come, in milliseconds. */
const SAID_EVERY = 250;
/** Moments told at once: more would hold up whoever hears them. */
const AT_ONCE = 2_000;

interface Open {
  readonly log: OpenedLog;
  readonly timeline: Timeline;
  readonly causes: Causes;
}

/** Holds one log and answers what is asked of it, where it holds up nobody: in a worker. */
export const createLogDesk = ({ createReducer, tell, rest }: DeskOptions): Desk => {
  let open: Open | undefined;
  let frame: MessagePort | undefined;
  /** What the frame was told last. */
  let told: State | null = null;
  let wanted: number | undefined;

  const counted = async function* (file: Blob): AsyncGenerator<Bytes> {
    let bytes = 0;
    for await (const piece of piecesOf(file.stream() as ReadableStream<Bytes>)) {
      bytes += piece.byteLength;
      tell({ kind: 'progress', bytes });
      yield piece;
    }
  };

  const tellMoments = async (log: OpenedLog): Promise<void> => {
    for (let from = 0; from < log.moments.length; from += AT_ONCE) {
      tell({ kind: 'moments', moments: log.moments.slice(from, from + AT_ONCE) });
      await rest();
    }
  };

  const summaryOf = (log: OpenedLog): LogSummary => {
    const events = eventsOf(log);
    const report = events.findLast(({ kind }) => kind === 'report');
    const first = log.moments[0];
    const { state: _state, ...header } = (first && headerOf(log, first)) ?? never({ code: 'empty' });
    return {
      cut: log.cut,
      losses: log.losses,
      events: events.map(({ kind, moment }) => ({ kind, index: moment.index })),
      report: report ? (log.record(report.moment) as LogRecord & { t: 'r' }) : null,
      header,
    };
  };

  /** Goes through the whole log, comparing it with what it says of itself, and hears what is asked on the way. */
  const prove = async ({ timeline, log }: Open): Promise<void> => {
    let saidAt = -Infinity;
    for (let whole = false; !whole;) {
      whole = timeline.proceed(TURN);
      if (!whole && elapsed() - saidAt < SAID_EVERY) {
        await rest();
        if (open?.log !== log) return;
        continue;
      }
      saidAt = elapsed();
      const { status, divergence, doubts } = timeline.result();
      const proof: Proof = { status, divergence, doubts, reached: timeline.reached(), whole };
      tell({ kind: 'proof', proof });
      await rest();
      if (open?.log !== log) return;
    }
  };

  const openFile = async (file: Blob): Promise<void> => {
    try {
      const index = createLogIndex();
      let [number, whole, began] = [0, true, elapsed()];
      for await (const line of linesOf(counted(file))) {
        whole = line.whole;
        index.line(line.text, ++number);
        if (elapsed() - began > TURN) {
          await rest();
          began = elapsed();
        }
      }
      const log = index.end(whole);
      const opened = { log, timeline: createTimeline(log, createReducer), causes: createCauses(log) };
      const summary = summaryOf(log);
      await tellMoments(log);
      open = opened;
      tell({ kind: 'opened', summary });
      await prove(opened);
    } catch (error) {
      tell({
        kind: 'unreadable',
        why: error instanceof UnreadableLog ? error.why : { code: 'broke' },
      });
    }
  };

  const shortened = (record: LogRecord): LogRecord => (record.t === 'h' || record.t === 's' ? { ...record, state: null } : record);

  const look = ({ log, timeline, causes }: Open, index: number): MomentView => {
    const moment = log.moments[index] ?? never({ code: 'broke' });
    const [before, after] = [index > 0 ? timeline.stateAt({ index: index - 1 }) : null, timeline.stateAt(moment)];
    const { sent, answers } = causes.calls(moment);
    return {
      index,
      record: shortened(log.record(moment)),
      changes: moment.t === 'a' && before && after ? diffOf(before, after) : null,
      back: causes.back(moment).map(indexOf),
      effects: causes.effects(moment).map(indexOf),
      sent: sent.map(indexOf),
      answers: answers?.index ?? null,
    };
  };

  const answers: { readonly [Name in AskName]: (of: Open, ask: Asks[Name]['ask']) => Asks[Name]['answer'] } = {
    look: (of, { index }) => look(of, index),
    value: ({ timeline }, { index, pointer }) => {
      const [state, place] = [timeline.stateAt({ index }), parsePointer(pointer)];
      const value = state && place ? valueAt(state, place) : undefined;
      return { value, nothing: value === undefined };
    },
    change: ({ log, timeline }, { index, pointer, backwards }) => {
      const place = parsePointer(pointer);
      return (place && nextChange(log, timeline, place, { from: { index }, backwards })?.moment.index) ?? null;
    },
    search: ({ log }, { text }) => log.moments.filter((moment) => log.text(moment).includes(text)).map(indexOf),
  };

  const show = ({ log, timeline }: Open, index: number): void => {
    const moment = log.moments[index];
    if (!frame || !moment) return;
    const state = timeline.stateAt(moment);
    const place = log.moments.slice(0, index + 1).findLast(({ t, page }) => t === 'p' && page === moment.page);
    const placed = place ? (log.record(place) as LogRecord & { t: 'p' }) : undefined;
    const { viewport } = headerOf(log, moment) ?? never({ code: 'empty' });
    const seen: SeenState = {
      kind: 'state',
      patch: state && patchBetween(told, state),
      index,
      at: moment.at,
      address: placed?.address ?? '/',
      language: placed?.language ?? 'en',
      viewport,
    };
    if (state) told = state;
    frame.postMessage(seen);
  };

  /** Of many moments that are wanted one after the other, the last one is shown. */
  const showLater = async (index: number): Promise<void> => {
    const waits = wanted !== undefined;
    wanted = index;
    if (waits) return;
    await rest();
    const latest = wanted;
    wanted = undefined;
    if (open) show(open, latest);
  };

  return {
    take: (message) => {
      switch (message.kind) {
        case 'open':
          open = undefined;
          void openFile(message.file);
          break;
        case 'frame':
          frame = message.port;
          told = null;
          break;
        case 'show':
          void showLater(message.index);
          break;
        case 'ask': {
          const answer = open && (answers[message.name] as (of: Open, ask: unknown) => Asks[AskName]['answer'])(open, message.of);
          tell({ kind: 'answer', id: message.id, answer });
          break;
        }
      }
    },
  };
};

const indexOf = ({ index }: { readonly index: number }): number => index;

const never = (why: Unreadable): never => {
  throw new UnreadableLog(why);
};
