import '../../../client/late-parts';
import '../../../client/shell/shell-work';
import type { Action, Middleware } from '@reduxjs/toolkit';
import type { AppError } from '../../../client/kernel/app-error';
import { RequestError } from '../../../client/kernel/app-error';
import { noBrowser } from '../../../client/kernel/browser';
import type { LiveSource, Told } from '../../../client/kernel/live/news';
import { changed } from '../../../client/kernel/on-screen';
import type { Answer, Request } from '../../../client/kernel/request';
import type { ActionRecord, HeaderRecord, NetworkRecord } from '../../../client/replay/format';
import type { Moment, OpenedLog } from '../../../client/replay/reading/open-log';
import { inboxActions } from '../../../client/shell/notifications/inbox-slice';
import { createAppStore, type RootState } from '../../../client/store';
import { answerOf } from './answers';
import { createLikeness, MARKS } from './likeness';
import { startVirtualTime, type VirtualTime } from './virtual-time';

interface Verified {
  /** `unproven`: nothing differs, but not everything could be run. */
  readonly status: 'same' | 'diverged' | 'unproven';
  /** The first difference, in a sentence; null where there is none. */
  readonly difference: string | null;
  /** The action at which it was. */
  readonly seq: number | null;
  /** Why it is not proven, a sentence each. */
  readonly doubts: readonly string[];
  /** Actions of sagas and of answers that came out again. */
  readonly actions: number;
  readonly calls: number;
  /** Actions that told what came from outside the log, such as news of the server; they were taken as they are. */
  readonly outside: number;
}

/** Ends the run of a page: the first thing that is not as the log has it. */
class Difference extends Error {
  constructor(
    sentence: string,
    readonly seq: number,
  ) {
    super(sentence);
  }
}

/** Ends it as well: from here on it depends on what no log holds. */
class Unknowable extends Error {}

/** What sagas say that only the world outside can have told them: it is in no record but theirs. */
const OUTSIDE: Readonly<Record<string, string>> = {
  'tasks/resumed': 'work resumed from this browser',
  'tasks/progressed': 'upload progress',
  'session/signedOut': 'another tab, or a missing cookie',
  'session/signOut': 'another tab',
  'session/resume': 'another tab, or a server that came back',
  [changed.type]: 'an update from the server',
  [inboxActions.told.type]: 'an update from the server',
};
const comesFromOutside = (type: string): boolean => Object.hasOwn(OUTSIDE, type) || /^(?:editor\/drafts|editor\/draft)\//.test(type);

interface Asked {
  readonly document: string;
  readonly record: Moment;
  readonly call: NetworkRecord;
  readonly resolve: (answer: Answer<unknown>) => void;
  readonly reject: (error: Error) => void;
}

/** How long after its record something a saga does may come, in milliseconds of the log's clock. */
const SLACK = 1_000;
/** How long a saga may take to say what something outside may have said, in real milliseconds. */
const SOON = 100;
/** After so many of the log's actions a saga's action that is not among them is one too many. */
const PATIENCE = 30;

/** Hidden texts that people, answers and the first state brought; others were made of them by sagas. */
const marksTold = (log: OpenedLog, moments: readonly Moment[]): ReadonlySet<string> => {
  const told = new Set<string>();
  for (const moment of moments) {
    if (moment.t !== 'h' && moment.t !== 'n' && !(moment.t === 'a' && moment.origin !== 'saga')) continue;
    for (const [mark] of log.text(moment).matchAll(MARKS)) told.add(mark);
  }
  return told;
};

/** Runs the sagas of one page over its recorded inputs and answers. */
const verifyPage = async (
  log: OpenedLog,
  moments: readonly Moment[],
  time: VirtualTime,
  count: Record<'actions' | 'calls' | 'outside', number>,
) => {
  const { alike, asOfNow } = createLikeness(marksTold(log, moments));
  const [first] = moments;
  if (!first) return;
  const header = log.record(first) as HeaderRecord;
  let position = 0;
  let place = '/';
  const claimed = new Set<number>();
  const open: Asked[] = [];
  let made: { readonly action: Action; readonly at: number }[] = [];
  let failure: Error | undefined;
  let feeding: Action | undefined;
  let tell: ((told: Told) => void) | undefined;

  const at = (): Moment => moments[Math.min(position, moments.length - 1)] ?? first;
  const fail = (error: Error): Error => (failure ??= error);

  const request = ((document, variables, options = {}) => {
    const text = document.toString();
    const operation = /(?:query|mutation) (\w+)/.exec(text)?.[1] ?? 'unnamed';
    const { signal, ...shown } = options;
    return new Promise<Answer<unknown>>((resolve, reject) => {
      let other = false;
      for (const record of moments.slice(position)) {
        if (record.t !== 'n' || record.name !== operation || claimed.has(record.index)) continue;
        const call = log.record(record) as NetworkRecord;
        other = true;
        if (!alike({ variables, options: shown }, { variables: call.variables, options: call.options })) continue;
        claimed.add(record.index);
        count.calls++;
        const asked: Asked = { document: text, record, call, resolve, reject };
        open.push(asked);
        signal?.addEventListener('abort', () => {
          // Whoever asks again may have the answer.
          if (call.status === 'cancelled' || !open.includes(asked)) return;
          open.splice(open.indexOf(asked), 1);
          claimed.delete(record.index);
        });
        return;
      }
      // A call that was still open when the page was left is in no log.
      if (position >= lastInput) return;
      const why = other ? 'has the call with other values' : 'doesn’t have this call';
      fail(new Difference(`The sagas call ${operation} after action ${at().seq}, but the log ${why}.`, at().seq));
    });
  }) as Request;

  const listen: LiveSource = (_user, hear) => {
    tell = hear;
    return () => {
      tell = undefined;
    };
  };
  const watching: Middleware = () => (next) => (action) => {
    if (action !== feeding) made.push({ action: action as Action, at: position });
    return next(action);
  };
  const { store, stop } = createAppStore({
    environment: {
      request,
      now: time.now,
      makeId: () => crypto.randomUUID().replaceAll('-', ''),
      browser: {
        ...noBrowser,
        readCookie: (name) => (name === '_token' ? 'recorded' : undefined),
        location: () => new URL(place, 'http://localhost/'),
      },
      live: async () => listen,
    },
    middleware: [watching],
    preloadedState: header.state as RootState,
  });

  const feed = (action: Action): void => {
    feeding = action;
    store.dispatch(action);
    feeding = undefined;
  };

  const isInput = ({ t, origin }: Moment): boolean => t === 'a' && (origin === 'ui' || origin === 'timer');
  const lastInput = moments.findLastIndex(isInput);

  const take = (recorded: ActionRecord): boolean => {
    const found = made.findIndex(({ action }) => action.type === recorded.action.type && alike(action, recorded.action));
    if (found < 0) return false;
    made.splice(found, 1);
    count.actions++;
    return true;
  };

  /** Tells the sagas what only the server can have told them by itself. */
  const hearLive = async (action: Action): Promise<void> => {
    if (changed.match(action)) tell?.({ kind: 'changed', changes: action.payload.changes });
    if (inboxActions.told.match(action)) tell?.({ kind: 'news', news: action.payload });
    await time.settle();
  };

  const expectAction = async (moment: Moment): Promise<void> => {
    const recorded = log.record(moment) as ActionRecord;
    const comes = (): boolean => take(recorded);
    if (comes()) return;
    await time.settle();
    if (comes()) return;
    const action = asOfNow(recorded.action) as Action;
    if (tell) await hearLive(action);
    // A timer may be a little late, as the page's was, and code that loads when it is needed takes its time.
    const outside = comesFromOutside(action.type);
    if (await time.until(comes, moment.at + SLACK, outside ? SOON : undefined)) return;
    if (outside) {
      count.outside++;
      feed(action);
      return;
    }
    const near = made.find(({ action: { type } }) => type === moment.name);
    const what = near ? 'differs from what the sagas do' : 'isn’t produced by the sagas';
    throw new Difference(`Action ${moment.seq} ${moment.name} (${moment.origin ?? 'saga'}) ${what}.`, moment.seq);
  };

  const settleCall = async (moment: Moment): Promise<void> => {
    const find = (): number => open.findIndex(({ record }) => record === moment);
    if (moment.status === 'cancelled' && find() < 0) return;
    await time.until(() => find() >= 0 || failure !== undefined, moment.at + SLACK);
    const [asked] = find() < 0 ? [] : open.splice(find(), 1);
    if (!asked) {
      if (failure) throw failure;
      throw new Difference(`The log has a call to ${moment.name} after action ${moment.seq}, but the sagas don’t make it.`, moment.seq);
    }
    const { call, document, resolve, reject } = asked;
    if (call.status === 'cancelled') return;
    if (call.status !== 'ok') reject(new RequestError(asOfNow(call.error) as AppError));
    else {
      const carrier = call.carried === undefined ? undefined : log.action(call.carried);
      const data = answerOf(call, document, carrier && (log.record(carrier) as ActionRecord));
      resolve({ data: asOfNow(data), total: call.total });
    }
    await time.settle();
  };

  const checkSurplus = (): void => {
    const surplus = made.find(({ at: since }) => position - since > PATIENCE && since < lastInput);
    if (!surplus) return;
    const seq = moments[surplus.at]?.seq ?? 0;
    throw new Difference(`The sagas do ${surplus.action.type} after action ${seq}, but the log doesn’t have this action.`, seq);
  };

  try {
    await time.settle();
    for (position = 0; position < moments.length; position++) {
      const moment = at();
      if (moment.t === 'g' && moment.index > first.index + 1)
        throw new Unknowable(`Actions before ${moment.seq + 1} are missing, so the sagas weren’t run after that.`);
      if (moment.t === 'p') place = moment.name;
      await time.passTo(moment.at);
      if (moment.t === 'n') await settleCall(moment);
      if (moment.t === 'a') {
        if (isInput(moment)) {
          const { action } = log.record(moment) as ActionRecord;
          feed(asOfNow(action) as Action);
          await time.settle();
        } else await expectAction(moment);
        checkSurplus();
      }
      // Set by the request while it was waited.

      if (failure) throw failure;
    }
  } finally {
    stop();
    made = [];
  }
};

/** The moments of each page. */
const pagesOf = (log: OpenedLog): Moment[][] => {
  const pages: Moment[][] = [];
  for (const moment of log.moments) (pages[moment.page] ??= []).push(moment);
  return pages;
};

/** Runs the sagas of every page against what the log says they were told; the first difference ends it. No call leaves this process. */
export const verify = async (log: OpenedLog): Promise<Verified> => {
  const time = startVirtualTime();
  const { fetch } = globalThis;
  const doubts: string[] = [];
  const count = { actions: 0, calls: 0, outside: 0 };
  let unasked: string | undefined;
  globalThis.fetch = (input) => {
    unasked ??= `A call outside the contract was made (${String(input instanceof Request ? input.url : input).slice(0, 80)}), and logs don’t contain its response.`;
    return Promise.reject(new TypeError('fetch failed'));
  };
  const verdict = (status: Verified['status'], difference: string | null, seq: number | null): Verified => ({
    status,
    difference,
    seq,
    doubts,
    ...count,
  });
  try {
    for (const moments of pagesOf(log)) {
      const [first] = moments;
      const header = first && (log.record(first) as HeaderRecord);
      if (header?.complete === false) {
        doubts.push(`Page ${(first?.page ?? 0) + 1} begins in the middle, so the state of its sagas is unknown and they weren’t run.`);
        continue;
      }
      try {
        await verifyPage(log, moments, time, count);
      } catch (error) {
        if (error instanceof Unknowable) doubts.push(error.message);
        else if (error instanceof Difference && unasked) doubts.push(`${unasked} Actions after ${error.seq} weren’t verified.`);
        else if (error instanceof Difference) return verdict('diverged', error.message, error.seq);
        else throw error;
      }
      if (unasked && doubts.length === 0) doubts.push(unasked);
      unasked = undefined;
    }
    if (count.actions + count.calls === 0) doubts.push('The sagas did nothing to compare.');
    return verdict(doubts.length > 0 ? 'unproven' : 'same', null, null);
  } finally {
    globalThis.fetch = fetch;
    time.end();
  }
};
