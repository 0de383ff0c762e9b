import { roundTo } from '../../../domain/numbers';
import type { DisputeAct } from '../../../domain/sales/paypal-disputes';
import { DAY } from '../../kernel/clock';
import type { DisputeRow } from './disputes';

/** How long the others take. */
const ANSWER_WITHIN = 10 * DAY;
const BUYER_TAKES = 2 * DAY;
const PAYPAL_TAKES = 3 * DAY;

/** What changes of a dispute. */
export type Step = Partial<Omit<DisputeRow, 'id' | 'account' | 'transaction_id'>>;

/** A dispute as it is opened. */
export const opened = (now: number): Pick<DisputeRow, 'stage' | 'status' | 'respond_by'> => ({
  stage: 'INQUIRY',
  status: 'WAITING_FOR_SELLER_RESPONSE',
  respond_by: now + ANSWER_WITHIN,
});

const askSeller = (at: number, stage: DisputeRow['stage']): Step => ({
  stage,
  status: 'WAITING_FOR_SELLER_RESPONSE',
  respond_by: at + ANSWER_WITHIN,
});

const lost = ({ amount }: DisputeRow): Step => ({
  status: 'RESOLVED',
  respond_by: null,
  outcome: 'RESOLVED_BUYER_FAVOUR',
  refunded: amount,
});
const won: Step = { status: 'RESOLVED', respond_by: null, outcome: 'RESOLVED_SELLER_FAVOUR' };

/** When something happens to a dispute by itself; null: never. */
export const nextAt = ({ status, updated_at, respond_by }: DisputeRow): number | null => {
  if (status === 'WAITING_FOR_SELLER_RESPONSE') return respond_by;
  if (status === 'WAITING_FOR_BUYER_RESPONSE') return updated_at + BUYER_TAKES;
  return status === 'UNDER_REVIEW' ? updated_at + PAYPAL_TAKES : null;
};

/** A buyer takes an offer of half the money or more. */
const buyerAnswers = (row: DisputeRow, at: number): Step => {
  const offer = row.offers.findLast(({ event }) => event === 'PROPOSED');
  if (offer && row.offers.at(-1) === offer) {
    const takes = offer.amount >= row.amount / 2;
    const history = [
      ...row.offers,
      { ...offer, actor: 'BUYER' as const, event: takes ? ('ACCEPTED' as const) : ('DENIED' as const), note: '', at },
    ];
    return takes
      ? { status: 'RESOLVED', respond_by: null, outcome: 'RESOLVED_BUYER_FAVOUR', refunded: roundTo(offer.amount, 2), offers: history }
      : { ...askSeller(at, row.stage), offers: history };
  }
  return {
    ...askSeller(at, row.stage),
    messages: [...row.messages, { by: 'BUYER', at, text: 'Thank you for writing. I still have not got what I paid for.' }],
  };
};

/** Who names a parcel wins; who does not may appeal. */
const paypalDecides = (row: DisputeRow, at: number): Step => {
  if (row.stage === 'PRE_ARBITRATION') return won;
  const named = row.evidences.some(({ tracking_numbers }) => tracking_numbers.length > 0);
  return named ? won : askSeller(at, 'PRE_ARBITRATION');
};

/** What happens at `nextAt`: who is silent loses ground. */
export const goOnBy = (row: DisputeRow, at: number): Step => {
  if (row.status === 'WAITING_FOR_BUYER_RESPONSE') return buyerAnswers(row, at);
  if (row.status === 'UNDER_REVIEW') return paypalDecides(row, at);
  return row.stage === 'INQUIRY' ? askSeller(at, 'CHARGEBACK') : lost(row);
};

/** What PayPal offers the seller at this moment. */
export const offeredTo = ({ stage, status }: DisputeRow): DisputeAct[] => {
  if (status === 'RESOLVED' || status === 'UNDER_REVIEW') return [];
  if (stage === 'INQUIRY') return ['message', 'offer', 'escalate', 'accept'];
  if (status !== 'WAITING_FOR_SELLER_RESPONSE') return [];
  return stage === 'CHARGEBACK' ? ['evidence', 'offer', 'accept'] : stage === 'PRE_ARBITRATION' ? ['appeal'] : [];
};

interface Said {
  readonly note: string;
  readonly amount: number;
  readonly evidence: Pick<DisputeRow['evidences'][number], 'type' | 'notes' | 'tracking_numbers' | 'files'>;
}

const review = (row: DisputeRow, { evidence }: Said, at: number): Step => ({
  status: 'UNDER_REVIEW',
  respond_by: null,
  evidences: [...row.evidences, { ...evidence, stage: row.stage, at }],
});

/** What each act of the seller's changes. */
export const ACTED: Readonly<Record<DisputeAct, (row: DisputeRow, said: Said, at: number) => Step>> = {
  message: (row, { note }, at) => ({
    status: 'WAITING_FOR_BUYER_RESPONSE',
    respond_by: null,
    messages: [...row.messages, { by: 'SELLER', at, text: note }],
  }),
  offer: (row, { note, amount }, at) => ({
    status: 'WAITING_FOR_BUYER_RESPONSE',
    respond_by: null,
    offers: [...row.offers, { actor: 'SELLER', event: 'PROPOSED', amount, note, at }],
  }),
  escalate: (_row, _said, at) => askSeller(at, 'CHARGEBACK'),
  accept: lost,
  evidence: review,
  appeal: review,
};
