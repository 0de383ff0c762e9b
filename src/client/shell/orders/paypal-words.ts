import type { TFunction } from 'i18next';
import { PAYPAL_STATUSES } from '../../../domain/sales/paypal';
import { DISPUTE_OUTCOMES, DISPUTE_REASONS, DISPUTE_STAGES, DISPUTE_STATUSES } from '../../../domain/sales/paypal-disputes';
import type { PaypalItem } from '../../entities/paypal-items';
import type { Tone } from '../../ui/StatusChip';

type Dispute = NonNullable<PaypalItem['dispute']>;

const STATUS_TONES = { missing: 'warning', synced: 'good', hold: 'paused', disputed: 'bad', resolved: 'neutral' } as const;

/** How a payment stands; what a newer server says as it is. */
export const paypalStatusOf = (t: TFunction<'paypal'>, text: string): { readonly tone: Tone; readonly label: string } => {
  const status = PAYPAL_STATUSES.find((each) => each === text);
  return status ? { tone: STATUS_TONES[status], label: t(`status.${status}`) } : { tone: 'neutral', label: text };
};

export const stageName = (t: TFunction<'paypal'>, text: string): string => {
  const stage = DISPUTE_STAGES.find((each) => each === text);
  return stage ? t(`stage.${stage}`) : text;
};

export const reasonName = (t: TFunction<'paypal'>, text: string): string => {
  const reason = DISPUTE_REASONS.find((each) => each === text);
  return reason ? t(`reason.${reason}`) : text;
};

export const outcomeName = (t: TFunction<'paypal'>, text: string): string => {
  const outcome = DISPUTE_OUTCOMES.find((each) => each === text);
  return outcome ? t(`outcome.${outcome}`) : text;
};

/** Whom a dispute waits for. */
export const waitsName = (t: TFunction<'paypal'>, text: string): string => {
  const status = DISPUTE_STATUSES.find((each) => each === text);
  return status ? t(`waits.${status}`) : text;
};

const HOUR = 3600;
const DAY = 24 * HOUR;

/** How long somebody has to answer, as people say it; null: nobody waits for an answer. */
export const timeLeft = (
  t: TFunction<'paypal'>,
  dispute: Pick<Dispute, 'respond_by' | 'outcome'> | null,
  asOf: number,
): { readonly tone: Tone; readonly label: string } | null => {
  if (!dispute || dispute.respond_by === null || dispute.outcome !== null) return null;
  const left = dispute.respond_by - asOf;
  if (left <= 0) return { tone: 'bad', label: t('left.over') };
  if (left < HOUR) return { tone: 'bad', label: t('left.soon') };
  if (left < 2 * DAY) return { tone: left < DAY ? 'bad' : 'warning', label: t('left.hours', { count: Math.floor(left / HOUR) }) };
  return { tone: left < 4 * DAY ? 'warning' : 'waiting', label: t('left.days', { count: Math.floor(left / DAY) }) };
};
