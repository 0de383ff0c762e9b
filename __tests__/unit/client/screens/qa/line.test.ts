import type { Moment } from '../../../../../src/client/replay/reading/open-log';
import { filtered, kindOf, NO_FILTER, rankOf } from '../../../../../src/client/screens/qa/filter';
import { trackOf } from '../../../../../src/client/screens/qa/timeline/draw';
import { momentAt, moved, placesOf, showing, wholeView, zoomed } from '../../../../../src/client/screens/qa/timeline/scale';

const moment = (index: number, more: Partial<Moment>): Moment => ({
  index,
  t: 'a',
  line: index + 1,
  page: 0,
  seq: index,
  at: 0,
  name: '',
  ...more,
});

const moments: readonly Moment[] = [
  moment(0, { t: 'h', at: 1_000 }),
  moment(1, { at: 1_000, origin: 'ui', name: 'stores/load', slices: ['entities/stores'] }),
  moment(2, { t: 'n', at: 1_300, name: 'stores', status: 'server', ms: 290 }),
  moment(3, { at: 1_300, origin: 'net', name: 'entities/failed' }),
  moment(4, { at: 3_601_300, origin: 'timer', name: 'tasks/tick' }),
  moment(5, { t: 'c', at: 3_601_300 }),
];

test('a pause of an hour takes a few seconds of the line, and what came in the same moment still stands apart', () => {
  const places = placesOf(moments);
  expect([...places]).toEqual([0, 1, 301, 302, 4_302, 4_303]);
  expect(momentAt(places, 301.5)).toBe(2);
  expect(momentAt(places, -5)).toBe(0);
  expect(momentAt(places, 99_999)).toBe(5);
});

test('the line is zoomed around the pointer and goes no farther than its ends', () => {
  const whole = wholeView(placesOf(moments));
  const close = zoomed(whole, 4, 300, whole);
  expect(close.to - close.from).toBeCloseTo((whole.to - whole.from) / 4);
  expect(close.from).toBeLessThan(300);
  expect((300 - close.from) / (close.to - close.from)).toBeCloseTo((300 - whole.from) / (whole.to - whole.from));
  expect(moved(close, -1e9, whole).from).toBe(whole.from);
  expect(moved(close, 1e9, whole).to).toBeCloseTo(whole.to);
  expect(zoomed(close, 1e-6, 300, whole).from).toBeCloseTo(whole.from);
  const shown = showing(close, 4_303, whole);
  expect(shown.to).toBeGreaterThanOrEqual(4_303);
  expect(showing(close, 300, whole)).toBe(close);
});

test('the list is narrowed by who started it, and by type, entity, number or what is in the record', () => {
  const left = (text: string, found: ReadonlySet<number> | null = null) => filtered(moments, { ...NO_FILTER, text }, found);
  expect(left('')).toEqual([1, 2, 3, 4]);
  expect(left('STORES')).toEqual([1, 2]);
  expect(left('entities/stores')).toEqual([1]);
  expect(left('4')).toEqual([4]);
  expect(left('65f0', new Set([3]))).toEqual([3]);
  expect(filtered(moments, { without: new Set(['net', 'timer', 'call', 'other']), text: '' }, null)).toEqual([1]);
  expect(rankOf([1, 3, 4], 3)).toBe(1);
  expect(rankOf([1, 3, 4], 2)).toBe(0);
  expect(rankOf([1, 3, 4], 0)).toBe(-1);
  expect(moments.map(kindOf)).toEqual(['other', 'ui', 'call', 'net', 'timer', 'other']);
  expect(moments.map(trackOf)).toEqual(['page', 'person', 'call', 'program', 'person', 'check']);
});
