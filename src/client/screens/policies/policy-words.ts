import type { TFunction } from 'i18next';
import type { DayRange } from '../../../domain/shipping-presets/preset';
import type { ShippingPreset } from '../../entities/shipping-presets';
import type { Format } from '../../ui/format';

type T = TFunction<'policies'>;

/** How long something is on its way. */
export const daysText = (t: T, { min, max }: DayRange): string => (min === max ? t('days', { count: max }) : t('daysRange', { min, max }));

/** How long it takes until something is handed over. */
export const handlingText = (t: T, { min, max }: DayRange): string =>
  min === max ? t('workingDays', { count: max }) : t('workingDaysRange', { min, max });

export const costText = (t: T, format: Format, dollars: number): string => (dollars === 0 ? t('free') : format.money(dollars));

export const returnsText = (t: T, { accept, days, paid_by }: ShippingPreset['returns']): string =>
  accept ? t('returnsFor', { days, paidBy: t(paid_by === 'seller' ? 'paidBy.seller' : 'paidBy.buyer') }) : t('noReturns');
