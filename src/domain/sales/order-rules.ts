import type { ToldQuestion } from './order-questions';
import type { OrderStatus } from './order-status';
import { foldedSku } from './variant-match';

/** Meanings a store's own status can be given, each with the status of the shop an order then has. */
const MEANINGS = {
  process: 'Processing',
  unpaid: 'Pending',
  hold: 'On Hold',
  completed: 'Delivered',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
} as const satisfies Readonly<Record<string, OrderStatus>>;

export type StatusMeaning = keyof typeof MEANINGS;

const isMeaning = (word: string): word is StatusMeaning => Object.hasOwn(MEANINGS, word);

export const STATUS_MEANINGS: readonly StatusMeaning[] = Object.keys(MEANINGS).filter(isMeaning);

/** The status an order has by a meaning. */
export const statusOfMeaning = (meaning: StatusMeaning): OrderStatus => MEANINGS[meaning];

export const meaningOf = (word: string): StatusMeaning | undefined => (isMeaning(word) ? word : undefined);

/**
 * Ways in which an order's payment is open though its shop wants it sent. `other`: any way the store has a name of its own for, such as a bank transfer or a
 * manual payment.
 */
export const OPEN_PAYMENT_KINDS = ['on_delivery', 'authorized', 'partly_paid', 'other'] as const;

type OpenPaymentKind = (typeof OPEN_PAYMENT_KINDS)[number];

/** Rules for orders with an open payment: make them, hold them until the shop reports the payment, or ask a person. */
export const PAYMENT_RULES = ['make', 'hold', 'ask'] as const;

type PaymentRule = (typeof PAYMENT_RULES)[number];

/** A product of a store that is not fulfilled from here, by its SKU or the shop's id of it. */
export interface UnfulfilledProduct {
  readonly by: 'sku' | 'product';
  /** The SKU as similar ones are compared, or the id. */
  readonly key: string;
  /** The SKU and name as they were when somebody said so. */
  readonly sku: string;
  readonly name: string;
  /** Unix seconds. */
  readonly at: number;
}

/** The rules a seller set for all orders of a store. */
export interface OrderRules {
  readonly statuses: Readonly<Record<string, StatusMeaning>>;
  readonly payments: Readonly<Partial<Record<OpenPaymentKind, PaymentRule>>>;
  readonly unfulfilled: readonly UnfulfilledProduct[];
}

export const NO_RULES: OrderRules = { statuses: {}, payments: {}, unfulfilled: [] };

/** A store's stored rules with defaults for those that are missing. */
export const orderRulesOf = (kept: Partial<OrderRules> | null | undefined): OrderRules => ({ ...NO_RULES, ...kept });

/** Names of paying when the goods arrive, in the languages stores sell in; `src/server/connectors/platforms/store-words.ts` looks for the same. */
const ON_DELIVERY =
  /\bcod\b|cash|on[-_ ]?delivery|on[-_ ]?pickup|nachnahme|contre[-_ ]?remboursement|contra[-_ ]?(?:re)?embolso|na entrega|contrassegno|rembours|pobranie|dobírk/i;
const AUTHORIZED = /authori[sz]|\bcapture|held for review/i;
const PARTLY = /part(?:ial|ly)|deposit|instal+ment/i;

/** The kind of open payment a shop's words describe. */
export const openPaymentKindOf = (said: string): OpenPaymentKind => {
  const words = said.replace(/_/g, ' ');
  if (PARTLY.test(words)) return 'partly_paid';
  if (AUTHORIZED.test(words)) return 'authorized';
  return ON_DELIVERY.test(words) ? 'on_delivery' : 'other';
};

/** The rule of a store for an open payment. */
const paymentRuleOf = ({ payments }: OrderRules, said: string): PaymentRule => payments[openPaymentKindOf(said)] ?? 'ask';

/** Words in names of statuses that tell what they mean, the surest first: what waits to be sent is not sent yet. */
const PROPOSALS: readonly (readonly [RegExp, StatusMeaning | null])[] = [
  [/part(?:ial|ly)/, null],
  [/refund|chargeback/, 'refunded'],
  [/cancel|declin|fail|void|reject|trash|fraud/, 'cancelled'],
  [/(?:await|pending|wait|no)\w*[-_ ]+(?:for[-_ ]+)?(?:payment|deposit|funds)|unpaid|quote|invoice|on[-_ ]?credit/, 'unpaid'],
  [/hold|review|verif|pre[-_ ]?order|back[-_ ]?order|dispute|question|approv/, 'hold'],
  [
    /(?:ready|await\w*|pending|wait\w*|to|for)[-_ ]+(?:to[-_ ]+|for[-_ ]+|be[-_ ]+)*(?:ship|dispatch|deliver|fulfil|send|pack|print|produc)/,
    'process',
  ],
  [/pick[-_ ]?up|collect/, null],
  [/shipped|dispatched|deliver|complete|in[-_ ]?transit|sent|fulfilled|finished|done/, 'completed'],
  [/process|produc|print|progress|pack|paid|manufactur|making|prepar|accepted|confirmed/, 'process'],
];

/** The most likely meaning of a store's own status, by its name; null: the name suggests none. */
export const proposedMeaning = (...names: readonly string[]): StatusMeaning | null => {
  const words = names.join(' ').toLowerCase();
  return PROPOSALS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
};

/** The part of an order as its shop tells it that a store's rules are about. */
interface RuledOrder {
  readonly status: string;
  /** The shop's own word for the status, where sellers make such words. */
  readonly status_word?: string | undefined;
  readonly paid_at: number | null;
  readonly payments: readonly { readonly method: string }[];
  readonly questions?: readonly ToldQuestion[] | undefined;
}

/** An order as a store's rules have it. */
interface Ruled {
  readonly status: string;
  readonly questions: readonly ToldQuestion[];
  /** A rule says that it is made although its payment is open. */
  readonly counts_as_paid: boolean;
  /** A rule says that it waits for its payment, also where the shop takes it for paid. */
  readonly waits_for_payment: boolean;
}

/** The shop's word a meaning may be given to: that of the status, or the one nobody here knows. */
const statusWordOf = ({ status_word, questions = [] }: Pick<RuledOrder, 'status_word' | 'questions'>): string | null =>
  status_word ?? questions.find(({ code, line_id }) => code === 'status' && line_id === undefined)?.said ?? null;

/** Applies a store's rules to what the shop tells of an order: what they answer is no question any more. */
export const ruledOrder = (order: RuledOrder, rules: OrderRules): Ruled => {
  const told = order.questions ?? [];
  const word = statusWordOf(order);
  const meaning = word !== null && Object.hasOwn(rules.statuses, word) ? rules.statuses[word] : undefined;
  const status = meaning === undefined ? order.status : MEANINGS[meaning];
  const clear = meaning === undefined ? told : told.filter(({ code, said }) => code !== 'status' || said !== word);
  // An unpaid order that only its status would release raises the same question as every other unpaid order.
  const isOpen = meaning === 'process' && order.paid_at === null && clear.every(({ code }) => code !== 'payment');
  const asked = isOpen ? [...clear, { code: 'payment' as const, said: order.payments[0]?.method ?? '' }] : clear;
  const isAnswered = ({ code, said }: ToldQuestion): boolean => code === 'payment' && paymentRuleOf(rules, said) !== 'ask';
  const open = asked.filter(({ code }) => code === 'payment');
  return {
    status,
    questions: asked.filter((question) => !isAnswered(question)),
    waits_for_payment: open.some(({ said }) => paymentRuleOf(rules, said) === 'hold'),
    counts_as_paid: order.paid_at === null && open.length > 0 && open.every(({ said }) => paymentRuleOf(rules, said) === 'make'),
  };
};

/**
 * The time an order was paid: reported by its shop, entered by a person, or set by a rule of its store. The shop's word on a payment that is
 * open does not count where a rule has the order wait.
 */
export const paidAt = (
  ruled: Pick<Ruled, 'counts_as_paid' | 'waits_for_payment'>,
  told: number | null,
  before: { readonly paid_at: number | null; readonly told: number | null } | undefined,
  now: number,
): number | null => {
  const here = before?.paid_at ?? null;
  if (ruled.waits_for_payment) return here === (before?.told ?? null) ? null : here;
  return told ?? here ?? (ruled.counts_as_paid ? now : null);
};

/** A line as a rule on products is about it. */
interface RuledLine {
  readonly sku: string;
  readonly product_platform_id: string | null;
}

/** The rule by which a line is not fulfilled from here: its SKU's, or its product's where no SKU of its own is known. */
export const unfulfilledBy = (line: RuledLine, { unfulfilled }: OrderRules): UnfulfilledProduct | undefined => {
  const sku = foldedSku(line.sku);
  return unfulfilled.find(({ by, key }) => (by === 'sku' ? sku !== '' && key === sku : key === line.product_platform_id));
};

/** The rule to remember for a line that is not fulfilled here; null: it has neither a SKU nor a product id. */
export const unfulfilledProduct = (line: RuledLine & { readonly name: string }, at: number): UnfulfilledProduct | null => {
  const sku = foldedSku(line.sku);
  const { name } = line;
  if (sku !== '') return { by: 'sku', key: sku, sku: line.sku, name, at };
  return line.product_platform_id === null ? null : { by: 'product', key: line.product_platform_id, sku: '', name, at };
};
