import fc from 'fast-check';
import notifications from '../../../../i18n/en/notifications.json';
import { ALERT_NAMES, ALERTS, ALWAYS_TOLD } from '../../../../src/domain/settings/alerts';
import { checkOpening, clockText, minutesOf, MOST_SPANS, SHORTEST_SPAN, spansOfWeek } from '../../../../src/domain/settings/opening';
import { checkRates } from '../../../../src/domain/settings/rates';
import { checkLabel, checkPrefix, checkZone, LABEL_LIMIT } from '../../../../src/domain/settings/shop';
import { checkSetting } from '../../../../src/domain/settings/verdict';

const refusalOf = (outcome: { readonly ok: boolean; readonly fault?: { readonly refusal: string } }): string | undefined =>
  outcome.ok ? undefined : outcome.fault?.refusal;

const span = fc
  .tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: -10, max: 1450 }), fc.integer({ min: -10, max: 1450 }))
  .map(([weekday, from, to]) => ({ weekday, from, to }));

test('opening hours that are taken stand in order and apart, cover what was typed, and are taken again as they are', () => {
  fc.assert(
    fc.property(fc.array(span, { maxLength: 8 }), (spans) => {
      const outcome = checkOpening(spans);
      if (!outcome.ok) return;
      for (const day of outcome.value) {
        expect(day.length).toBeLessThanOrEqual(MOST_SPANS);
        day.forEach(({ from, to }, at) => {
          expect(to - from).toBeGreaterThanOrEqual(SHORTEST_SPAN);
          expect(from).toBeGreaterThan(day[at - 1]?.to ?? -1);
        });
      }
      const minutes = (all: readonly { from: number; to: number }[]) => all.reduce((sum, { from, to }) => sum + to - from, 0);
      expect(minutes(outcome.value.flat())).toBe(minutes(spans));
      expect(checkOpening(spansOfWeek(outcome.value))).toEqual(outcome);
    }),
  );
});

test.each([
  [[{ weekday: 7, from: 0, to: 60 }], 'setting.spanTimes'],
  [[{ weekday: 1, from: NaN, to: 60 }], 'setting.spanTimes'],
  [[{ weekday: 1, from: 0, to: 1441 }], 'setting.spanTimes'],
  [[{ weekday: 1, from: 60, to: 60 }], 'setting.spanShort'],
  [
    [
      { weekday: 1, from: 0, to: 60 },
      { weekday: 1, from: 59, to: 120 },
    ],
    'setting.spansMeet',
  ],
  [[0, 1, 2, 3, 4].map((hour) => ({ weekday: 1, from: hour * 120, to: hour * 120 + 60 })), 'setting.spansMany'],
  [[], undefined],
])('opening hours %j: %s', (spans, refusal) => {
  expect(refusalOf(checkOpening(spans))).toBe(refusal);
});

test('a time of day is read as it is written, and nothing else is one', () => {
  for (let minute = 0; minute <= 1440; minute += 1) expect(minutesOf(clockText(minute))).toBe(minute);
  for (const text of ['', '9', '24:01', '09:60', '-1:00', 'noon']) expect(minutesOf(text)).toBeNaN();
});

test.each([
  ['', ''],
  [' shop-2 ', 'SHOP-2'],
  ['PR', 'PR'],
])('a prefix %j is %j', (typed, prefix) => {
  expect(checkPrefix(typed)).toEqual({ ok: true, value: prefix });
});

test.each(['-A', 'A-', 'A--B', 'A B', '../A', 'Ä', '=A1', 'A'.repeat(13)])('%j is no prefix', (typed) => {
  expect(refusalOf(checkPrefix(typed))).toBe('setting.prefix');
});

test('a shop has a name of one line, without signs nobody sees', () => {
  expect(checkLabel('  Blue\n\u202eWhale\u0007 ')).toEqual({ ok: true, value: 'Blue Whale' });
  expect(refusalOf(checkLabel(' \u200b '))).toBe('setting.labelMissing');
  expect(refusalOf(checkLabel('x'.repeat(LABEL_LIMIT + 1)))).toBe('setting.labelLong');
});

test.each(['Europe/Berlin', 'UTC', 'America/Argentina/Buenos_Aires'])('%s is a zone', (zone) => expect(checkZone(zone).ok).toBe(true));
test.each(['', '+01:00', 'Europe/Nowhere', "'; drop table"])('%j is none', (zone) =>
  expect(refusalOf(checkZone(zone))).toBe('setting.zone'),
);

test.each([
  [[{ currency: 'eur', rate: 1.0812345678 }], undefined],
  [[{ currency: 'EUR', rate: null }], undefined],
  [[{ currency: 'EUR', rate: 0 }], 'setting.rate'],
  [[{ currency: 'EUR', rate: NaN }], 'setting.rate'],
  [[{ currency: 'EUR', rate: 1e-9 }], 'setting.rate'],
  [[{ currency: 'EUR', rate: Infinity }], 'setting.rate'],
  [[{ currency: 'USD', rate: 2 }], 'setting.dollar'],
  [[{ currency: 'EU', rate: 2 }], 'setting.currency'],
  [
    [
      { currency: 'EUR', rate: 1 },
      { currency: ' eur', rate: 2 },
    ],
    'setting.rateTwice',
  ],
])('rates %j: %s', (rates, refusal) => {
  expect(refusalOf(checkRates(rates))).toBe(refusal);
});

test('what is not typed is not checked and stays; a fault names its field', () => {
  expect(checkSetting({})).toEqual({ ok: true, value: {} });
  expect(checkSetting({ label: 'Blue', invoice_prefix: '?' })).toMatchObject({ fault: { field: 'invoice_prefix' } });
});

test('every notification is of one alert, or is always told', () => {
  const codes = [...ALERT_NAMES.flatMap((name) => [...ALERTS[name]]), ...ALWAYS_TOLD].toSorted();
  expect(codes).toEqual(Object.keys(notifications).toSorted());
});
