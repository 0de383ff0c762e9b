import refusals from '../../../../i18n/en/refusals.json';
import {
  mayMove,
  obstacleTo,
  SUPPORT_MOVES,
  SUPPORT_STATUSES,
  type Cause,
  type SupportStatus,
} from '../../../../src/domain/support/lifecycle';
import { readStep } from '../../../../src/domain/support/macros';
import { snoozeUntil } from '../../../../src/domain/support/snooze';
import {
  awoken,
  buyerWrote,
  joined,
  movedBy,
  NEW_STANDING,
  pressed,
  replyReturned,
  replySent,
  snoozed,
  supportSla,
  wasTaken,
  type Standing,
} from '../../../../src/domain/support/standing';
import { officeIn } from '../../../../src/domain/tasks/sla';
import { answerTo, namesOrder, numbersIn, plainSubject } from '../../../../src/domain/support/subject';
import { fillIn, unfilled, wants } from '../../../../src/domain/variables';

const HOUR = 3600;
/** A Tuesday, 10:00. */
const now = Date.UTC(2026, 10, 24, 10) / 1000;
const when = { now, hours: officeIn('UTC') };
const later = (seconds: number) => ({ now: now + seconds, hours: officeIn('UTC') });
const of = (status: SupportStatus): Standing => ({ ...buyerWrote(NEW_STANDING, now, when), status });
const sent = { afterwards: 'wait', by: 'x', unread: false } as const;

/** What each cause does to a conversation, by the rule that is called for it. */
const DEEDS: Readonly<Record<Exclude<Cause, 'clock'>, (standing: Standing, to: SupportStatus) => SupportStatus>> = {
  person: (standing, to) => {
    const support = { status: standing.status, store_id: 's', merged_into: null };
    return obstacleTo(support, { status: to, snooze: false }) ? standing.status : movedBy(standing, to, 'x', when).status;
  },
  taken: (standing) => wasTaken(standing).status,
  sent: (standing, to) => replySent(standing, { ...sent, afterwards: to === 'Resolved' ? 'resolve' : 'wait' }, when).status,
  returned: (standing) => replyReturned(standing, when).status,
  buyer: (standing) => buyerWrote(standing, now, when).status,
};

test('every cause moves a conversation where the table says, and nowhere else', () => {
  for (const cause of Object.keys(DEEDS) as (keyof typeof DEEDS)[])
    for (const from of SUPPORT_STATUSES)
      for (const to of SUPPORT_STATUSES) {
        const reached = DEEDS[cause](of(from), to);
        // Who replies takes it first.
        const [start] = cause === 'sent' && from === 'New' ? (['Inprocess'] as const) : [from];
        const allowed = reached === start || mayMove(start, reached, cause);
        expect([cause, from, to, reached, allowed]).toEqual([cause, from, to, reached, true]);
        if (cause === 'person' && to !== from) expect([from, to, reached === to]).toEqual([from, to, mayMove(from, to, 'person')]);
      }
  // As the design has them.
  const moves = Object.values(SUPPORT_MOVES).flatMap((table) =>
    SUPPORT_STATUSES.flatMap((from) => table[from].map((to) => `${from} ${to}`)),
  );
  expect([...new Set(moves)].sort()).toEqual([
    'Inprocess Resolved',
    'Inprocess Waiting',
    'New Inprocess',
    'New Resolved',
    'Resolved Closed',
    'Resolved Inprocess',
    'Waiting Inprocess',
    'Waiting Resolved',
  ]);
});

test('a person takes each step of the table; every other one is refused with its sentence', () => {
  const expected = (from: SupportStatus, to: SupportStatus) => {
    if (from === 'Closed') return 'supportClosed';
    if (to === 'New' || to === 'Closed') return 'supportByItself';
    return from === to || SUPPORT_MOVES.person[from].includes(to) ? undefined : 'supportStep';
  };
  for (const status of SUPPORT_STATUSES)
    for (const to of SUPPORT_STATUSES) {
      const obstacle = obstacleTo({ status, store_id: 's', merged_into: null }, { status: to, snooze: false });
      expect([status, to, obstacle]).toEqual([status, to, expected(status, to)]);
      if (obstacle) expect(refusals.bulk.row[obstacle]).toMatch(/\.$/u);
    }
});

test('a buyer is to be answered within hours that depend on how it presses and whether they were answered before', () => {
  const hours = (standing: Standing): number => Math.round(((standing.due_at ?? 0) - now) / HOUR);
  const first = buyerWrote(NEW_STANDING, now, when);
  expect((['urgent', 'high', 'normal'] as const).map((priority) => hours(pressed(first, priority, when)))).toEqual([1, 4, 8]);
  const waiting = replySent(first, sent, when);
  expect(supportSla(waiting, now)).toBeNull();
  const again = buyerWrote(waiting, now, when);
  expect((['urgent', 'high'] as const).map((priority) => hours(pressed(again, priority, when)))).toEqual([2, 8]);
  // Another mail makes nobody wait longer.
  expect(buyerWrote(first, now + HOUR, later(HOUR)).due_at).toBe(first.due_at);
});

test('what waits or rests is paused, and goes on from where it stood', () => {
  const first = buyerWrote(NEW_STANDING, now, when);
  const rests = snoozed(first, now + 2 * HOUR, false, later(HOUR));
  expect([rests.due_at, rests.due_left, supportSla(rests, now)]).toEqual([null, 7 * HOUR, 'paused']);
  const wakes = awoken(rests, later(2 * HOUR));
  // An hour later, which is one of the next morning.
  expect(wakes.due_at).toBe((first.due_at ?? 0) + 16 * HOUR);
  const waits = movedBy(wasTaken(first), 'Waiting', 'x', later(HOUR));
  expect(waits.due_left).toBe(7 * HOUR);
  // A rest that ends does not end the waiting.
  expect(awoken(snoozed(waits, now + 2 * HOUR, false, later(HOUR)), later(2 * HOUR))).toMatchObject({ due_at: null, due_left: 7 * HOUR });
  expect(buyerWrote(rests, now, later(HOUR))).toMatchObject({ snoozed_until: null, due_at: first.due_at });
});

test('a reply that was read by nobody, or crossed a mail, answers nobody', () => {
  const first = wasTaken(buyerWrote(NEW_STANDING, now, when));
  const crossed = replySent(buyerWrote(first, now + 60, later(60)), { ...sent, unread: true }, later(90));
  expect([crossed.status, crossed.due_at !== null, crossed.first_answer_at]).toEqual(['Inprocess', true, now + 90]);
  const back = replyReturned(replySent(first, { ...sent, afterwards: 'resolve' }, when), later(HOUR));
  expect([back.status, back.resolved_at, back.due_at !== null, back.reopened]).toEqual(['Inprocess', null, true, 1]);
});

test('what waits for an answer in one of two waits in both together', () => {
  const asks = buyerWrote(NEW_STANDING, now, when);
  const waiting = replySent(wasTaken(buyerWrote(NEW_STANDING, now - HOUR, later(-HOUR))), sent, later(-HOUR));
  expect(joined(waiting, asks, when)).toMatchObject({ status: 'Inprocess', due_at: asks.due_at, first_in_at: now - HOUR });
  expect(joined(asks, waiting, when)).toMatchObject({ status: 'New', due_at: asks.due_at });
});

test('texts are filled in, and what nobody knows is named', () => {
  const text = 'Hi {{buyer.first_name|there}}, {{ order.number }} and {{tracking.number}}';
  const filled = fillIn(text, { 'order.number': '1001', 'buyer.first_name': ' ' });
  expect(filled).toBe('Hi there, 1001 and {{tracking.number}}');
  expect(unfilled(filled)).toBe('{{tracking.number}}');
  expect(unfilled(fillIn(filled, { 'tracking.number': '{{order.number}}$&' }))).toBe('{{order.number}}');
  expect([unfilled('{{ nothing } }'), unfilled('{ "a": 1 }'), wants('{{address.link}}', 'address.link')]).toEqual([
    undefined,
    undefined,
    true,
  ]);
  expect(fillIn('{{constructor}}', {})).toBe('{{constructor}}');
});

test('subjects lose what answering put before them; words with digits may be numbers of orders', () => {
  expect(plainSubject('Re: AW:  Fwd: [2]  Order\n#1001')).toBe('[2] Order #1001');
  expect(answerTo('RE: Re: Hello')).toBe('Re: Hello');
  expect(numbersIn('Order #1001 (A-7), again')).toEqual(['1001', 'A-7']);
});

test.each([
  ['Order no.1042', '1042'],
  ['commande n°1042', '1042'],
  ['Bestellung Nr.1042', '1042'],
  ['№1042', '1042'],
  ['nº1042', '1042'],
  ['Order1042?', '1042'],
  ['My order SHOP-1003.', 'SHOP-1003'],
  ['#1004-EU', '1004-EU'],
  ['Order ＃１０４２', '1042'],
  ['1042 is late', '1042'],
  ['Re: 111-1234567-1234567', '111-1234567-1234567'],
])('%s names the order %s', (subject, number) => {
  expect(numbersIn(subject)).toContain(number);
  expect(namesOrder(subject)).toBe(true);
});

test.each(['Where are my 2 shirts?', 'Christmas 2026', 'No answer in 3 days', 'Hello', 'Size 12 or 14', 'Order of 2 mugs'])(
  '%s names no order',
  (subject) => {
    expect(namesOrder(subject)).toBe(false);
  },
);

test('rests end in the morning, in the zone of whoever rests', () => {
  const day = (snooze: Parameters<typeof snoozeUntil>[0], at: number) =>
    new Date(snoozeUntil(snooze, at, 'Europe/Berlin') * 1000).toISOString();
  expect([day('hour', now), day('tomorrow', now), day('monday', now)]).toEqual([
    '2026-11-24T11:00:00.000Z',
    '2026-11-25T08:00:00.000Z',
    '2026-11-30T08:00:00.000Z',
  ]);
  expect(day('monday', Date.UTC(2026, 10, 30, 10) / 1000)).toBe('2026-12-07T08:00:00.000Z');
});

test('steps of macros that can do nothing are none', () => {
  expect(readStep({ act: ' status ', value: ' Waiting ' })).toEqual({ act: 'status', value: 'Waiting' });
  for (const [act, value] of [
    ['status', 'Closed'],
    ['snooze', 'never'],
    ['hold', 'shop'],
    ['reply', ' '],
    ['toString', 'x'],
  ] as const)
    expect(readStep({ act, value })).toBeUndefined();
});
