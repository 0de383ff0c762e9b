import type { TFunction } from 'i18next';
import type { FigureUnit } from '../../../domain/figures/figures';
import { toAddress, type Bucket } from '../../../domain/figures/ranges';
import { dayOf } from '../../../domain/lists/day-range';
import type { Format } from '../../ui/format';
import { daysText } from '../../ui/RangePicker';

type Say = TFunction<'reports'>;

/** What takes days: mean and p90. */
interface ToldDays {
  readonly count: number;
  readonly mean: number | null;
  readonly p90: number | null;
}

export type FigureValue = number | null | ToldDays;

/** A figure as people read it; what there is nothing to tell by says so. */
export const figureText = (t: Say, format: Format, unit: FigureUnit, value: FigureValue): string => {
  if (value === null) return t('none');
  if (typeof value !== 'number') {
    return value.mean === null || value.p90 === null
      ? t('none')
      : t('days', { mean: format.measure(value.mean, 1), p90: format.count(value.p90) });
  }
  switch (unit) {
    case 'dollars':
      return format.money(value);
    case 'share':
      return format.share(value);
    default:
      return format.count(value);
  }
};

interface ToldGroup {
  readonly key: string;
  readonly name: string | null;
  readonly start: string | null;
  readonly end: string | null;
}

/** The first moment of a day as a key has it, in the calendar of whoever reads. Unix seconds. */
const secondsOf = (key: string): number => (dayOf(toAddress(key))?.getTime() ?? 0) / 1000;

/** What a group of a report is called: its days, what its store or provider is called, or its own words. */
export const groupName = (t: Say, format: Format, { key, name, start, end }: ToldGroup, bucket: string): string => {
  if (start !== null && end !== null) return bucket === 'month' ? format.month(secondsOf(key)) : daysText(format, { start, end });
  if (name !== null) return name;
  return key === 'several' || key === 'none' ? t(`service.${key}`) : key;
};

/** By what its days are drawn, as the server says it. */
export const bucketOf = (text: string): Bucket => (text === 'week' || text === 'month' ? text : 'day');

/** How much more than before, of what it was; null: there was nothing before. */
export const changeOf = (now: number | null, before: number | null | undefined): number | null =>
  now === null || before === null || before === undefined || before === 0 ? null : (now - before) / Math.abs(before);
