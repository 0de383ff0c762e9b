import { businessSecondsBetween, type BusinessHours } from '../../../domain/tasks/business-hours';
import { officeIn } from '../../../domain/tasks/sla';
import { snoozeUntil } from '../../../domain/support/snooze';
import {
  awoken,
  buyerWrote,
  closed,
  CLOSES_AFTER,
  movedBy,
  NEW_STANDING,
  replySent,
  snoozed,
  wasTaken,
  type Standing,
} from '../../../domain/support/standing';
import { DAY, HOUR, MINUTE } from '../../kernel/clock';
import { chance, pick } from '../../sandbox/chance';
import type { Pressing, Talk } from './plan';

/** What was written in a conversation, and when. */
interface Turn {
  readonly direction: 'in' | 'out' | 'note';
  readonly body: string;
  readonly at: number;
}

export interface Told {
  readonly standing: Standing;
  readonly turns: readonly Turn[];
}

/** Of the hours an answer may take, the part that has gone by. */
const GONE: Readonly<Record<Pressing, readonly [number, number]>> = { late: [1.1, 1.6], soon: [0.8, 0.95], ok: [0.05, 0.5] };
/** Business hours by priority: as `standing.ts` counts them, for the first answer and the next. */
const HOURS = { first: { urgent: 1, high: 4, normal: 8, low: 16 }, next: { urgent: 2, high: 8, normal: 16, low: 24 } } as const;

/** The latest moment from which so many seconds of business hours have gone by until now. */
const businessBefore = (now: number, seconds: number, office: BusinessHours): number => {
  let at = now - seconds;
  for (;;) {
    const left = seconds - businessSecondsBetween(at, now, office);
    if (left <= 0) return at;
    at -= Math.max(MINUTE, left);
  }
};

/** Plays a conversation as its rules would have brought it to where it is wished to be. */
export const play = (talk: Talk, { key, by, now, zone }: { key: string; by: string; now: number; zone: string }): Told => {
  const { topic, status, pressing, rests } = talk;
  const hours = officeIn(zone);
  const drawn = (question: string): number => chance('talk', key, question);
  const priority = topic.priority ?? 'normal';
  const turns: Turn[] = [];
  let standing: Standing = { ...NEW_STANDING, priority };
  const say = (direction: Turn['direction'], body: string, at: number): void => void turns.push({ direction, body, at });
  const ask = (body: string, at: number): void => {
    say('in', body, at);
    standing = buyerWrote(standing, at, { now: at, hours });
  };
  const answer = (body: string, at: number, afterwards: 'wait' | 'resolve'): void => {
    say('out', body, at);
    standing = replySent(wasTaken(standing), { afterwards, by, unread: false }, { now: at, hours });
  };
  const since = (wait: number): number => {
    const [least, most] = GONE[pressing ?? 'ok'];
    return businessBefore(now, Math.round(wait * HOUR * (least + drawn('gone') * (most - least))), hours);
  };
  if (status === 'New') {
    ask(topic.asks[0], since(HOURS.first[priority]));
    return { standing, turns };
  }
  if (status === 'Inprocess') {
    const again = since(HOURS.next[priority]);
    const answered = again - pick(drawn('answered'), 2 * HOUR, DAY);
    ask(topic.asks[0], answered - pick(drawn('asked'), HOUR, 6 * HOUR));
    answer(topic.answers[0], answered, 'wait');
    ask(topic.asks[1], again);
    if (topic.note) say('note', topic.note, Math.min(now - MINUTE, again + 10 * MINUTE));
    if (rests)
      standing = snoozed(standing, snoozeUntil(drawn('rests') < 0.5 ? 'tomorrow' : 'monday', now, zone), false, { now: again, hours });
    return { standing, turns };
  }
  const [least, most] = { Waiting: [3 * HOUR, 3 * DAY], Resolved: [5 * HOUR, 5 * DAY], Closed: [9 * DAY, 30 * DAY] }[status] as [
    number,
    number,
  ];
  const last = now - pick(drawn('last'), least, most);
  const before = last - pick(drawn('before'), 2 * HOUR, DAY);
  const first = before - pick(drawn('first'), HOUR, 8 * HOUR);
  ask(topic.asks[0], first - pick(drawn('asked'), HOUR, 6 * HOUR));
  if (status === 'Waiting') {
    answer(topic.answers[0], last, 'wait');
    return { standing, turns };
  }
  answer(topic.answers[0], first, 'wait');
  if (topic.note) say('note', topic.note, first + 5 * MINUTE);
  ask(topic.asks[1], before);
  answer(topic.answers[1], last, 'resolve');
  // Some are taken up again, and done with a second time.
  if (drawn('again') < 0.15) {
    standing = movedBy(awoken(standing, { now: last, hours }), 'Inprocess', by, { now: last + MINUTE, hours });
    standing = movedBy(standing, 'Resolved', by, { now: last + HOUR, hours });
  }
  return { standing: status === 'Closed' && now - last > CLOSES_AFTER ? closed(standing) : standing, turns };
};
