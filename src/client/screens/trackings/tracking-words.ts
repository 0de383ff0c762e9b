import type { TFunction } from 'i18next';
import { isLost, isReturned, isWrongNumber, PUSH_STATES, TRACKING_STATUSES, type TrackingStatus } from '../../../domain/sales/tracking';
import type { Tracking } from '../../entities/trackings';
import type { Tone } from '../../ui/StatusChip';

const known = (status: string): TrackingStatus | undefined => TRACKING_STATUSES.find((each) => each === status);

/** A state in words; one nobody knows as it is. */
export const statusName = (t: TFunction<'trackings'>, status: string): string => {
  const state = known(status);
  return state ? t(`status.${state}`) : status;
};

/** What a state means in particular; nothing where its number says no more than the state itself. */
export const substatusName = (t: TFunction<'trackings'>, { status, substatus }: Pick<Tracking, 'status' | 'substatus'>): string =>
  substatus === null ? '' : t(`substatus.${status}${substatus}` as 'substatus.transit001', { defaultValue: '' });

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

export const toneOf = (row: Pick<Tracking, 'status' | 'substatus'>): Tone => {
  const status = known(row.status);
  if (!status) return 'neutral';
  const state = { status, substatus: row.substatus };
  if (isWrongNumber(state) || isLost(state) || isReturned(state)) return 'bad';
  return TONES[status];
};

const PUSH_TONES = { waiting: 'waiting', pushed: 'good', failed: 'bad', off: 'neutral' } as const;

/** How telling somebody of a parcel stands. */
export const pushOf = (t: TFunction<'trackings'>, state: string): { readonly tone: Tone; readonly label: string } => {
  const push = PUSH_STATES.find((each) => each === state);
  return push ? { tone: PUSH_TONES[push], label: t(`push.${push}`) } : { tone: 'neutral', label: state };
};

const DAY = 86_400;

/** Whole days a parcel has been on its way, or was until it arrived; null before it left. */
export const transitDays = ({ shipped_at, delivered_at, as_of }: Pick<Tracking, 'shipped_at' | 'delivered_at' | 'as_of'>): number | null =>
  shipped_at === null ? null : Math.max(0, Math.floor(((delivered_at ?? as_of) - shipped_at) / DAY));

/** Whole days since something was heard of it. */
export const quietDays = ({ last_event_at, as_of }: Pick<Tracking, 'last_event_at' | 'as_of'>): number | null =>
  last_event_at === null ? null : Math.max(0, Math.floor((as_of - last_event_at) / DAY));
