import { plainMoney } from '../currency';
import { accept, refuse, type Outcome } from '../fault';

/** How far a dispute has come, in PayPal's words; it never goes back. */
export const DISPUTE_STAGES = ['INQUIRY', 'CHARGEBACK', 'PRE_ARBITRATION', 'ARBITRATION'] as const;

export type DisputeStage = (typeof DISPUTE_STAGES)[number];

/** Whom a dispute waits for. */
export const DISPUTE_STATUSES = [
  'OPEN',
  'WAITING_FOR_BUYER_RESPONSE',
  'WAITING_FOR_SELLER_RESPONSE',
  'UNDER_REVIEW',
  'RESOLVED',
  'OTHER',
] as const;

export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** What the buyer says is wrong. */
export const DISPUTE_REASONS = [
  'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
  'MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED',
  'UNAUTHORISED',
  'CREDIT_NOT_PROCESSED',
  'DUPLICATE_TRANSACTION',
  'INCORRECT_AMOUNT',
  'PAYMENT_BY_OTHER_MEANS',
  'CANCELED_RECURRING_BILLING',
  'PROBLEM_WITH_REMITTANCE',
  'OTHER',
] as const;

export type DisputeReason = (typeof DISPUTE_REASONS)[number];

/** What became of one that is over. */
export const DISPUTE_OUTCOMES = [
  'RESOLVED_BUYER_FAVOUR',
  'RESOLVED_SELLER_FAVOUR',
  'RESOLVED_WITH_PAYOUT',
  'CANCELED_BY_BUYER',
  'ACCEPTED',
  'DENIED',
  'NONE',
] as const;

export type DisputeOutcome = (typeof DISPUTE_OUTCOMES)[number];

type Needs = 'needed' | 'welcome' | 'none';

interface ActRule {
  /** At which stages it can be done; PayPal may still not offer it. */
  readonly stages: readonly DisputeStage[];
  readonly note: Needs;
  readonly amount: Needs;
  readonly files: Needs;
}

/** What a seller can do about a dispute. */
export const DISPUTE_ACTS = {
  message: { stages: ['INQUIRY'], note: 'needed', amount: 'none', files: 'none' },
  offer: { stages: ['INQUIRY', 'CHARGEBACK'], note: 'needed', amount: 'needed', files: 'none' },
  escalate: { stages: ['INQUIRY'], note: 'needed', amount: 'none', files: 'none' },
  accept: { stages: ['INQUIRY', 'CHARGEBACK'], note: 'welcome', amount: 'none', files: 'none' },
  evidence: { stages: ['CHARGEBACK'], note: 'needed', amount: 'none', files: 'welcome' },
  appeal: { stages: ['PRE_ARBITRATION'], note: 'needed', amount: 'none', files: 'welcome' },
} as const satisfies Readonly<Record<string, ActRule>>;

export type DisputeAct = keyof typeof DISPUTE_ACTS;

const ACT_NAMES = Object.keys(DISPUTE_ACTS) as readonly DisputeAct[];

export const isDisputeAct = (text: string): text is DisputeAct => Object.hasOwn(DISPUTE_ACTS, text);

/** A dispute as an act is judged by. */
export interface ActableDispute {
  readonly stage: DisputeStage;
  readonly status: DisputeStatus;
  /** What PayPal offers at this moment. */
  readonly offered: readonly DisputeAct[];
  /** What is being sent about it just now. */
  readonly sending: boolean;
  /** Of the payment, what the buyer disputes. */
  readonly amount: number;
  readonly currency: string;
}

const isAt = (act: DisputeAct, stage: DisputeStage): boolean => {
  const stages: readonly DisputeStage[] = DISPUTE_ACTS[act].stages;
  return stages.includes(stage);
};

/** Whether an act can be done now. */
const mayAct = (act: DisputeAct, { stage, status, offered, sending }: ActableDispute): Outcome<DisputeAct> => {
  if (status === 'RESOLVED') return refuse('paypal.disputeOver');
  if (!isAt(act, stage)) return refuse(`paypal.atStage.${act}`, { field: 'act' });
  if (sending) return refuse('paypal.sending');
  return offered.includes(act) ? accept(act) : refuse('paypal.notOffered', { field: 'act' });
};

/** What can be done about a dispute now. */
export const actsOf = (dispute: ActableDispute): DisputeAct[] => ACT_NAMES.filter((act) => mayAct(act, dispute).ok);

/** What somebody wants to do about a dispute. */
interface WantedAct {
  readonly act: string;
  readonly note: string;
  readonly amount: number | null;
  readonly files: readonly string[];
}

/** Checks an act whole: whether it can be done now, and what has to be said with it. */
export const checkAct = ({ act, note, amount, files }: WantedAct, dispute: ActableDispute): Outcome<DisputeAct> => {
  if (!isDisputeAct(act)) return refuse('paypal.actUnknown', { field: 'act', values: { act: act.slice(0, 40) } });
  const may = mayAct(act, dispute);
  if (!may.ok) return may;
  const rule: ActRule = DISPUTE_ACTS[act];
  if (rule.note === 'needed' && note.trim() === '') return refuse('paypal.noteMissing', { field: 'note' });
  if (rule.files === 'none' && files.length > 0) return refuse('paypal.noFiles', { field: 'files' });
  if (rule.amount === 'needed') {
    if (amount === null || !(amount > 0)) return refuse('order.refundAmount', { field: 'amount' });
    if (amount > dispute.amount)
      return refuse('paypal.amountMost', { field: 'amount', values: { amount: plainMoney(dispute.amount, dispute.currency) } });
  }
  return accept(act);
};

/** Whether a dispute at `to` can be what one at `from` has become: what comes late or out of order is nothing new. */
export const mayBecome = (from: DisputeStage, to: DisputeStage): boolean => DISPUTE_STAGES.indexOf(to) >= DISPUTE_STAGES.indexOf(from);
