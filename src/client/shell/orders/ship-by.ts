import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import type { TFunction } from 'i18next';
import type { Order } from '../../entities/orders';
import type { Format } from '../../ui/format';
import type { Tone } from '../../ui/StatusChip';

/** What a deadline is read off; all by the clock orders go by. */
export type Deadline = Pick<Order, 'risk' | 'ship_by' | 'act_by' | 'as_of'>;

const daysTo = (at: number, from: number): number => differenceInCalendarDays(at * 1000, from * 1000);

/** By when it has to leave, as people say it: `2 days late`, `Today`. Null: it has no such day, or has left. */
export const shipByWords = (t: TFunction<'orders'>, { risk, ship_by, act_by, as_of }: Deadline): string | null => {
  if (ship_by === null || act_by === null) return null;
  const days = daysTo(ship_by, as_of);
  if (risk >= 4) return days >= 0 ? t('shipBy.lateToday') : t('shipBy.late', { count: -days });
  if (days <= 0) return t('shipBy.today');
  return days === 1 ? t('shipBy.tomorrow') : t('shipBy.days', { count: days });
};

/** When somebody has to act so that it does; empty while there is time. */
export const actWords = (t: TFunction<'orders'>, format: Format, { risk, ship_by, act_by, as_of }: Deadline): string => {
  if (ship_by === null || act_by === null || risk <= 0 || risk >= 4) return '';
  if (act_by <= as_of) return t('shipBy.actNow');
  const days = daysTo(act_by, as_of);
  if (days <= 1) return t(days <= 0 ? 'shipBy.actToday' : 'shipBy.actTomorrow');
  return t('shipBy.actBy', { date: format.moment(act_by) });
};

const tones: readonly Tone[] = ['neutral', 'waiting', 'warning', 'bad', 'bad'];

export const toneOfRisk = (risk: number): Tone => tones[risk] ?? 'neutral';
