import { accept, refuse, type Outcome } from '../fault';
import type { BusinessHours } from '../tasks/business-hours';

/** A stretch of a weekday, Sunday 0, in minutes from midnight; the end is no longer in it. */
export interface OpeningSpan {
  readonly weekday: number;
  readonly from: number;
  readonly to: number;
}

export const MOST_SPANS = 4;
/** Minutes: a deadline of many hours must end within some years. */
export const SHORTEST_SPAN = 15;

const DAY = 24 * 60;
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

const isMinute = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= DAY;

/** The spans of a week one below the other. */
export const spansOfWeek = (week: BusinessHours['week']): OpeningSpan[] =>
  week.flatMap((spans, weekday) => spans.map(({ from, to }) => ({ weekday, from, to })));

/** A week of opening hours: of each day its spans in order and apart, of which those that meet are one. A week without any is one too. */
export const checkOpening = (spans: readonly OpeningSpan[]): Outcome<BusinessHours['week']> => {
  if (spans.some(({ weekday, from, to }) => !WEEKDAYS.some((each) => each === weekday) || !isMinute(from) || !isMinute(to)))
    return refuse('setting.spanTimes', { field: 'opening' });
  if (spans.some(({ from, to }) => to - from < SHORTEST_SPAN))
    return refuse('setting.spanShort', { field: 'opening', values: { least: SHORTEST_SPAN } });
  const week: { from: number; to: number }[][] = [];
  for (const day of WEEKDAYS) {
    const ofDay = spans.filter(({ weekday }) => weekday === day).toSorted((one, other) => one.from - other.from);
    if (ofDay.length > MOST_SPANS) return refuse('setting.spansMany', { field: 'opening', values: { most: MOST_SPANS } });
    const joined: { from: number; to: number }[] = [];
    for (const { from, to } of ofDay) {
      const last = joined.at(-1);
      if (last && from < last.to) return refuse('setting.spansMeet', { field: 'opening' });
      if (last?.to === from) last.to = to;
      else joined.push({ from, to });
    }
    week.push(joined);
  }
  return accept(week);
};

/** Minutes from midnight as `09:30`; 24:00 is the end of the day. */
export const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The same read back; NaN: that is no time of a day. */
export const minutesOf = (text: string): number => {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(text.trim()) ?? [];
  const all = Number(hours) * 60 + Number(minutes);
  return Number(minutes) < 60 && all <= DAY ? all : NaN;
};
