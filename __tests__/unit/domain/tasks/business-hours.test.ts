import { TZDate } from '@date-fns/tz';
import fc from 'fast-check';
import { afterBusinessSeconds, businessSecondsBetween, OFFICE_WEEK, type BusinessHours } from '../../../../src/domain/tasks/business-hours';
import { PRIORITIES } from '../../../../src/domain/tasks/priorities';
import { changePriority, firstDeadline, pauseDeadline, resumeDeadline, slaOf, type Deadline } from '../../../../src/domain/tasks/sla';

const HOUR = 3600;
const BERLIN = 'Europe/Berlin';
const at = (text: string, zone = BERLIN): number => {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = text.split(/\D/).map(Number);
  return new TZDate(year, month - 1, day, hour, minute, 0, zone).getTime() / 1000;
};
const office = (zone = BERLIN): BusinessHours => ({ week: OFFICE_WEEK, zone });

test('what has an hour on Friday at 17:30 has until Monday at 9:30', () => {
  expect(afterBusinessSeconds(at('2026-11-20 17:30'), HOUR, office())).toBe(at('2026-11-23 09:30'));
  expect(businessSecondsBetween(at('2026-11-20 17:30'), at('2026-11-23 09:30'), office())).toBe(HOUR);
});

test('nights, weekends and the time before the first hour do not count; a day that is full ends at its end', () => {
  expect(afterBusinessSeconds(at('2026-11-21 12:00'), HOUR, office())).toBe(at('2026-11-23 10:00'));
  expect(afterBusinessSeconds(at('2026-11-23 06:00'), 9 * HOUR, office())).toBe(at('2026-11-23 18:00'));
  expect(businessSecondsBetween(at('2026-11-20 18:00'), at('2026-11-23 09:00'), office())).toBe(0);
  expect(businessSecondsBetween(at('2026-11-23 10:00'), at('2026-11-23 09:00'), office())).toBe(0);
});

test('of several spans a day the time between them does not count', () => {
  const split = [
    { from: 9 * 60, to: 12 * 60 },
    { from: 13 * 60, to: 17 * 60 },
  ];
  const hours = { week: OFFICE_WEEK.map((spans) => (spans.length > 0 ? split : [])), zone: BERLIN };
  expect(afterBusinessSeconds(at('2026-11-23 11:30'), HOUR, hours)).toBe(at('2026-11-23 13:30'));
});

test('a night in which the clocks are set is as long as it is', () => {
  const nights = { week: Array.from({ length: 7 }, () => [{ from: 0, to: 6 * 60 }]), zone: BERLIN };
  const length = (day: string): number => businessSecondsBetween(at(`${day} 00:00`), at(`${day} 12:00`), nights) / HOUR;
  expect([length('2026-03-28'), length('2026-03-29'), length('2026-10-25')]).toEqual([6, 5, 7]);
});

test('where nobody is ever there, every hour counts', () => {
  const never = { week: OFFICE_WEEK.map(() => []), zone: BERLIN };
  expect(afterBusinessSeconds(1000, HOUR, never)).toBe(1000 + HOUR);
});

const zones = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Pacific/Auckland', 'Australia/Lord_Howe', 'America/Santiago', 'UTC');
/** Days around those on which clocks are set, in one half of the world or the other. */
const moments = fc
  .tuple(fc.constantFrom('2026-03-08', '2026-03-29', '2026-04-05', '2026-09-06', '2026-09-27', '2026-10-25', '2026-11-01'), fc.integer())
  .map(([day, more]) => at(`${day} 00:00`, 'UTC') + (more % (4 * 24 * HOUR)));
const spans = fc
  .uniqueArray(fc.integer({ min: 0, max: 96 }), { minLength: 2, maxLength: 6 })
  .map((ends) => ends.toSorted((a, b) => a - b))
  .map((ends) => Array.from({ length: Math.floor(ends.length / 2) }, (_, i) => ({ from: ends[2 * i]! * 15, to: ends[2 * i + 1]! * 15 })));
const hours = fc.record({ week: fc.array(spans, { minLength: 7, maxLength: 7 }), zone: zones });

test('so many seconds later there have been as many; in two steps it is the same moment', () => {
  fc.assert(
    fc.property(moments, fc.nat(40 * HOUR), fc.nat(40 * HOUR), hours, (from, one, two, each) => {
      const then = afterBusinessSeconds(from, one, each);
      expect(businessSecondsBetween(from, then, each)).toBe(one);
      expect(afterBusinessSeconds(then, two, each)).toBe(afterBusinessSeconds(from, one + two, each));
    }),
    { numRuns: 150 },
  );
});

test('what is counted is what a look at the clock on the wall every quarter of an hour finds', () => {
  fc.assert(
    fc.property(moments, fc.nat(200), hours, (moment, quarters, each) => {
      // Wherever the clocks are set, they are by whole quarters of an hour.
      const from = moment - (moment % 900);
      let counted = 0;
      for (let step = 0; step < quarters; step += 1) {
        const wall = new TZDate((from + step * 900) * 1000, each.zone);
        const minutes = wall.getHours() * 60 + wall.getMinutes();
        if (each.week[wall.getDay()]!.some((span) => span.from <= minutes && minutes < span.to)) counted += 900;
      }
      const skipped = businessSecondsBetween(from, from + quarters * 900, each) - counted;
      // A span may begin or end in an hour that is not there, or is there twice.
      expect(Math.abs(skipped)).toBeLessThanOrEqual(HOUR);
    }),
    { numRuns: 100 },
  );
});

describe('a deadline', () => {
  const noon = at('2026-11-23 12:00');

  test('is due soon in its last quarter, and overdue after it', () => {
    const urgent = firstDeadline('urgent', noon, office());
    expect(urgent).toEqual({ due_at: at('2026-11-24 11:00'), soon_at: at('2026-11-23 18:00'), due_left: null });
    expect([noon, at('2026-11-23 18:00'), at('2026-11-24 11:00'), at('2026-11-24 11:01')].map((now) => slaOf(urgent, now))).toEqual([
      'ok',
      'soon',
      'soon',
      'overdue',
    ]);
  });

  test('stands while a task waits and goes on from there', () => {
    const waits = pauseDeadline(firstDeadline('urgent', noon, office()), at('2026-11-23 16:00'), office());
    expect(waits).toEqual({ due_at: null, soon_at: null, due_left: 4 * HOUR });
    expect(slaOf(waits, at('2027-01-01 00:00'))).toBe('paused');
    expect(pauseDeadline(waits, at('2026-11-24 16:00'), office())).toEqual(waits);
    expect(resumeDeadline(waits, 'urgent', at('2026-11-25 09:00'), office()).due_at).toBe(at('2026-11-25 13:00'));
  });

  test('standing for a moment changes nothing, whatever the priority', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...PRIORITIES), fc.nat(90 * HOUR), zones, (from, priority, later, zone) => {
        const first = firstDeadline(priority, from, office(zone));
        const now = from + later;
        fc.pre(slaOf(first, now) !== 'overdue');
        const again = resumeDeadline(pauseDeadline(first, now, office(zone)), priority, now, office(zone));
        expect(businessSecondsBetween(now, again.due_at!, office(zone))).toBe(businessSecondsBetween(now, first.due_at!, office(zone)));
      }),
      { numRuns: 60 },
    );
  });

  test('is moved by what two priorities differ, there and back', () => {
    const low = firstDeadline('low', noon, office());
    const change = (deadline: Deadline, from: 'low' | 'urgent', to: 'low' | 'urgent') =>
      changePriority(deadline, { from, to }, noon + 2 * HOUR, office());
    const urgent = change(low, 'low', 'urgent');
    expect(urgent.due_at).toBe(firstDeadline('urgent', noon, office()).due_at);
    expect(change(urgent, 'urgent', 'low')).toEqual(low);
    expect(change(pauseDeadline(low, noon, office()), 'low', 'urgent').due_left).toBe(8 * HOUR);
  });
});
