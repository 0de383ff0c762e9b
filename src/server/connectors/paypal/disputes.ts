import { z } from 'zod';
import {
  DISPUTE_OUTCOMES,
  DISPUTE_REASONS,
  DISPUTE_STAGES,
  DISPUTE_STATUSES,
  type DisputeAct,
  type DisputeOutcome,
  type DisputeReason,
  type DisputeStage,
  type DisputeStatus,
} from '../../../domain/sales/paypal-disputes';
import { endless } from '../connector';
import { moneyShape, paypalTime, secondsOf, type PaypalClient } from './client';

const PAGE = 50;
const MOST_PAGES = 200;
export const DISPUTES = '/v1/customer/disputes';

/** PayPal's word for each act, as its links have it, and the end of the address. */
export const LINKS: Readonly<Record<DisputeAct, { readonly rel: string; readonly path: string }>> = {
  message: { rel: 'send_message', path: 'send-message' },
  offer: { rel: 'make_offer', path: 'make-offer' },
  escalate: { rel: 'escalate', path: 'escalate' },
  accept: { rel: 'accept_claim', path: 'accept-claim' },
  evidence: { rel: 'provide_evidence', path: 'provide-evidence' },
  appeal: { rel: 'appeal', path: 'appeal' },
};

interface PaypalMessage {
  readonly by: 'BUYER' | 'SELLER' | 'ARBITER';
  readonly at: number;
  readonly text: string;
}

/** A dispute as PayPal tells it. */
export interface PaypalDisputeFacts {
  readonly dispute_id: string;
  /** The payment, as the seller knows it. */
  readonly transaction_id: string;
  readonly reason: DisputeReason;
  readonly stage: DisputeStage;
  readonly status: DisputeStatus;
  readonly amount: number;
  readonly currency: string;
  readonly respond_by: number | null;
  readonly outcome: DisputeOutcome | null;
  /** What went back to the buyer by it. */
  readonly refunded: number;
  /** What can be done now. */
  readonly offered: readonly DisputeAct[];
  readonly messages: readonly PaypalMessage[];
  /** What the seller has said for himself, and offered: what was sent is found by it. */
  readonly said: readonly { readonly act: DisputeAct; readonly note: string; readonly amount: number | null }[];
  readonly opened_at: number;
  readonly changed_at: number;
  /** Of the payment, where PayPal tells it along. */
  readonly payment: {
    readonly amount: number;
    readonly at: number;
    readonly invoice_id: string | null;
    readonly payer: string | null;
  } | null;
}

const word = z.string().nullish();
const among = <T extends string>(words: readonly T[], fallback: T) =>
  z
    .string()
    .nullish()
    .transform((text) => words.find((each) => each === text) ?? fallback);

const linksShape = z.array(z.object({ rel: word, href: word })).nullish();

const listShape = z.object({
  items: z.array(z.object({ dispute_id: z.string(), update_time: word })).nullish(),
  links: linksShape,
});

const evidenceShape = z.object({ source: word, notes: word, dispute_life_cycle_stage: word });

export const disputeShape = z.object({
  dispute_id: z.string(),
  create_time: word,
  update_time: word,
  disputed_transactions: z
    .array(
      z.object({
        seller_transaction_id: word,
        create_time: word,
        gross_amount: moneyShape.nullish(),
        invoice_number: word,
        custom: word,
        buyer: z.object({ name: word, email: word }).nullish(),
      }),
    )
    .nullish(),
  reason: among(DISPUTE_REASONS, 'OTHER'),
  status: among(DISPUTE_STATUSES, 'OTHER'),
  dispute_life_cycle_stage: among(DISPUTE_STAGES, 'INQUIRY'),
  dispute_amount: moneyShape.nullish(),
  dispute_outcome: z.object({ outcome_code: among(DISPUTE_OUTCOMES, 'NONE'), amount_refunded: moneyShape.nullish() }).nullish(),
  seller_response_due_date: word,
  messages: z.array(z.object({ posted_by: word, time_posted: word, content: word })).nullish(),
  evidences: z.array(evidenceShape).nullish(),
  offer: z
    .object({ history: z.array(z.object({ actor: word, event_type: word, offer_amount: moneyShape.nullish(), notes: word })).nullish() })
    .nullish(),
  links: linksShape,
});

type Told = z.infer<typeof disputeShape>;

const ACTS = Object.keys(LINKS) as readonly DisputeAct[];

const offeredBy = (links: Told['links']): DisputeAct[] => {
  const rels = (links ?? []).map(({ rel }) => (rel ?? '').replaceAll('-', '_'));
  return ACTS.filter((act) => rels.includes(LINKS[act].rel));
};

const BY = ['BUYER', 'SELLER', 'ARBITER'] as const;

const messagesOf = ({ messages }: Told): PaypalMessage[] =>
  (messages ?? []).map(({ posted_by, time_posted, content }) => ({
    by: BY.find((each) => each === posted_by) ?? 'ARBITER',
    at: secondsOf(time_posted) ?? 0,
    text: content ?? '',
  }));

const saidBy = (told: Told): PaypalDisputeFacts['said'][number][] => [
  ...messagesOf(told).flatMap(({ by, text }) => (by === 'SELLER' ? [{ act: 'message' as const, note: text, amount: null }] : [])),
  ...(told.offer?.history ?? []).flatMap(({ actor, event_type, offer_amount, notes }) =>
    actor === 'SELLER' && event_type === 'PROPOSED'
      ? [{ act: 'offer' as const, note: notes ?? '', amount: offer_amount?.value ?? null }]
      : [],
  ),
  ...(told.evidences ?? []).flatMap(({ source, notes, dispute_life_cycle_stage }) =>
    source === 'SUBMITTED_BY_SELLER'
      ? [
          {
            act: dispute_life_cycle_stage === 'PRE_ARBITRATION' ? ('appeal' as const) : ('evidence' as const),
            note: notes ?? '',
            amount: null,
          },
        ]
      : [],
  ),
];

/** A dispute as PayPal's answer tells it; undefined: not whose payment it is about. */
export const toDispute = (told: Told): PaypalDisputeFacts | undefined => {
  const payment = told.disputed_transactions?.find(({ seller_transaction_id }) => seller_transaction_id);
  if (!payment?.seller_transaction_id) return undefined;
  const over = told.status === 'RESOLVED';
  const paid = payment.gross_amount;
  const amount = told.dispute_amount ?? paid;
  const opened_at = secondsOf(told.create_time) ?? 0;
  return {
    dispute_id: told.dispute_id,
    transaction_id: payment.seller_transaction_id,
    reason: told.reason,
    stage: told.dispute_life_cycle_stage,
    status: told.status,
    amount: amount?.value ?? 0,
    currency: amount?.currency_code ?? 'USD',
    respond_by: over ? null : (secondsOf(told.seller_response_due_date) ?? null),
    outcome: over ? (told.dispute_outcome?.outcome_code ?? 'NONE') : null,
    refunded: told.dispute_outcome?.amount_refunded?.value ?? 0,
    offered: offeredBy(told.links),
    messages: messagesOf(told),
    said: saidBy(told),
    opened_at,
    changed_at: secondsOf(told.update_time) ?? opened_at,
    payment: paid
      ? {
          amount: paid.value,
          at: secondsOf(payment.create_time) ?? opened_at,
          invoice_id: payment.invoice_number || payment.custom || null,
          payer: payment.buyer?.name || payment.buyer?.email || null,
        }
      : null,
  };
};

/** One dispute, whole; undefined: PayPal knows no such, or not whose payment it is about. */
export const readDispute = async (client: PaypalClient, disputeId: string): Promise<PaypalDisputeFacts | undefined> => {
  const told = await client.ask({
    method: 'GET',
    path: `${DISPUTES}/${encodeURIComponent(disputeId)}`,
    shape: disputeShape.nullable(),
    absent: null,
  });
  return told ? toDispute(told) : undefined;
};

/** Disputes that changed since a time: their ids, and when they did. */
export const listDisputes = async (
  client: PaypalClient,
  since: number,
): Promise<{ readonly id: string; readonly changed_at: number }[]> => {
  const found: { id: string; changed_at: number }[] = [];
  const query = new URLSearchParams({ update_time_after: paypalTime(since), page_size: String(PAGE) });
  let path = `${DISPUTES}?${query}`;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer: z.infer<typeof listShape> = await client.ask({ method: 'GET', path, shape: listShape });
    for (const { dispute_id, update_time } of answer.items ?? []) found.push({ id: dispute_id, changed_at: secondsOf(update_time) ?? 0 });
    const next = answer.links?.find(({ rel }) => rel === 'next')?.href;
    if (!next || !URL.canParse(next)) return found;
    // Of its address only what it asks for: the way is PayPal's own, and goes where we are let in.
    path = `${DISPUTES}${new URL(next).search}`;
  }
  throw endless(String(client.access.url));
};
