import fc from 'fast-check';
import {
  causeOf,
  FULFILLMENT_FIGURES,
  ORDER_FIGURES,
  ORDER_PARTS,
  orderFigure,
  partsOf,
  type OrderSums,
} from '../../../../src/domain/figures/figures';
import { addHistograms, daysTold, EMPTY_HISTOGRAM, HISTOGRAM_DAYS, placeOfDays } from '../../../../src/domain/figures/histogram';
import { bucketOf, bucketsOf, comparedWith, dayAt, daysIn, laterBy, namedRange, rangeOf } from '../../../../src/domain/figures/ranges';

const sums = (some: Partial<OrderSums>): OrderSums => ({
  ...(Object.fromEntries(ORDER_PARTS.map((part) => [part, 0])) as OrderSums),
  ...some,
});

test('revenue is gross less tax and refunds, profit what cost and fees leave of it; a margin is told of revenue only', () => {
  const some = sums({ orders: 2, gross: 10_000, tax: 1000, refunds: 500, cost: 3000, fees: 400 });
  expect(orderFigure('revenue', some)).toBe(8500);
  expect(orderFigure('profit', some)).toBe(5100);
  expect(orderFigure('margin', some)).toBe(0.6);
  expect(orderFigure('average_order', some)).toBe(4250);
  expect(orderFigure('refund_rate', some)).toBe(500 / 9000);
  expect(orderFigure('margin', sums({ gross: 100, refunds: 100, cost: 5 }))).toBeNull();
});

test('the columns of the rows behind a figure are the parts of its formula', () => {
  expect(partsOf(ORDER_FIGURES.margin.formula)).toEqual(['gross', 'tax', 'refunds', 'cost', 'fees']);
  expect(FULFILLMENT_FIGURES.transit_days.rows).toBe('parcels');
});

test('a misprint is the provider’s doing, what never came the courier’s', () => {
  expect(['misprint', 'damaged', 'wrong_item', 'not_received', 'cancel', undefined].map(causeOf)).toEqual([
    'provider',
    'provider',
    'provider',
    'courier',
    'other',
    'other',
  ]);
});

test('mean, p50 and p90 of a histogram are those of the days themselves', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 60 }), fc.nat({ max: 60 }), (days, cut) => {
      const histogramOf = (some: readonly number[]) => EMPTY_HISTOGRAM.map((_, day) => some.filter((each) => each === day).length);
      const told = daysTold(addHistograms(histogramOf(days.slice(0, cut)), histogramOf(days.slice(cut))));
      const sorted = days.toSorted((a, b) => a - b);
      expect(told.count).toBe(days.length);
      expect(told.mean).toBeCloseTo(days.reduce((a, b) => a + b, 0) / days.length);
      expect(told.p50).toBe(sorted[Math.ceil(days.length * 0.5) - 1]);
      expect(told.p90).toBe(sorted[Math.ceil(days.length * 0.9) - 1]);
    }),
  );
  expect(daysTold(EMPTY_HISTOGRAM)).toEqual({ count: 0, mean: null, p50: null, p90: null });
  expect([-1, 7, 600].map(placeOfDays)).toEqual([0, 7, HISTOGRAM_DAYS - 1]);
});

describe('ranges', () => {
  const today = '2026-03-30';
  test('by name, by one end, by both', () => {
    expect(namedRange('last_month', today)).toEqual({ start: '2026-02-01', end: '2026-02-28' });
    expect(namedRange('12m', today)).toEqual({ start: '2025-03-31', end: today });
    expect(rangeOf({}, today)).toEqual({ ok: true, value: { start: '2026-03-01', end: today } });
    expect(rangeOf({ start: '15-03-2026' }, today)).toMatchObject({ value: { start: '2026-03-15', end: today } });
    expect(rangeOf({ start: '15-03-2026', end: '16-03-2026', range: '7d' }, today)).toMatchObject({
      value: { start: '2026-03-15', end: '2026-03-16' },
    });
  });

  test('what is no day, an end before its start, a name there is not and a century are refused', () => {
    const refusals = [
      { start: '31-02-2026' },
      { end: '1-2-26' },
      { start: '02-01-2026', end: '01-01-2026' },
      { range: 'decade' },
      { start: '01-01-1926' },
    ];
    expect(refusals.map((asked) => rangeOf(asked, today))).toMatchObject(
      ['dayRange.start', 'dayRange.end', 'dayRange.order', 'report.range', 'report.tooLong'].map((refusal) => ({
        ok: false,
        fault: { refusal },
      })),
    );
  });

  test('a range is compared with as many days before it, or the same of last year', () => {
    expect(comparedWith({ start: '2026-03-01', end: '2026-03-30' }, 'before')).toEqual({ start: '2026-01-30', end: '2026-02-28' });
    expect(comparedWith({ start: '2028-02-29', end: '2028-03-01' }, 'year')).toEqual({ start: '2027-02-28', end: '2027-03-01' });
  });

  test('buckets follow each other without a gap, whatever the range', () => {
    fc.assert(
      fc.property(fc.nat({ max: 3000 }), fc.nat({ max: 1200 }), (from, length) => {
        const days = { start: laterBy('2020-01-01', from), end: laterBy('2020-01-01', from + length) };
        const buckets = bucketsOf(days, bucketOf(days));
        expect(buckets.reduce((count, bucket) => count + daysIn(bucket), 0)).toBe(length + 1);
        expect([buckets[0]?.start, buckets.at(-1)?.end]).toEqual([days.start, days.end]);
      }),
    );
  });

  test('an order of 23:30 in Los Angeles is the next day’s in Berlin', () => {
    const at = Date.parse('2026-05-05T23:30:00-07:00') / 1000;
    expect([dayAt(at, 'America/Los_Angeles'), dayAt(at, 'Europe/Berlin')]).toEqual(['2026-05-05', '2026-05-06']);
  });
});
