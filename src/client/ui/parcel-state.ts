import type { TFunction } from 'i18next';
import { isLost, isReturned, isWrongNumber, TRACKING_STATUSES, type TrackingStatus } from '../../domain/sales/tracking';
import type { Tone } from './StatusChip';

/** How a parcel stands, as it is told. */
interface ShownState {
  readonly status: string;
  readonly substatus: string | null;
}

const known = (status: string): TrackingStatus | undefined => TRACKING_STATUSES.find((each) => each === status);

/** A state in words; one nobody knows as it is. */
export const parcelName = (t: TFunction<'trackings'>, status: string): string => {
  const state = known(status);
  return state ? t(`status.${state}`) : status;
};

/** What a state means in particular; nothing where its number says no more than the state itself. */
export const parcelDetail = (t: TFunction<'trackings'>, { status, substatus }: ShownState): string =>
  substatus === null ? '' : t(`substatus.${status}${substatus}` as 'substatus.transit001', { defaultValue: '' });

/** Everything a state can mean in particular. */
export const parcelDetails = (t: TFunction<'trackings'>): readonly string[] => Object.values(t('substatus', { returnObjects: true }));

const TONES: Readonly<Record<TrackingStatus, Tone>> = {
  pending: 'neutral',
  notfound: 'warning',
  inforeceived: 'neutral',
  transit: 'waiting',
  pickup: 'waiting',
  delivered: 'good',
  undelivered: 'warning',
  exception: 'bad',
  expired: 'paused',
};

export const parcelTone = (row: ShownState): Tone => {
  const status = known(row.status);
  if (!status) return 'neutral';
  const state = { status, substatus: row.substatus };
  if (isWrongNumber(state) || isLost(state) || isReturned(state)) return 'bad';
  return TONES[status];
};
