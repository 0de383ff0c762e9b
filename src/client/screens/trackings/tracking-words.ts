import type { TFunction } from 'i18next';
import { PUSH_STATES } from '../../../domain/sales/tracking';
import type { Tracking } from '../../entities/trackings';
import type { Tone } from '../../ui/StatusChip';

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
