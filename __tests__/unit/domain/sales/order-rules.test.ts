import {
  NO_RULES,
  paidAt,
  openPaymentKindOf,
  proposedMeaning,
  ruledOrder,
  unfulfilledBy,
  unfulfilledProduct,
  type OrderRules,
} from '../../../../src/domain/sales/order-rules';

const rules = (changes: Partial<OrderRules>): OrderRules => ({ ...NO_RULES, ...changes });
const told = (changes: object = {}) => ({
  status: 'Processing',
  status_word: 'in-print',
  paid_at: 100 as number | null,
  payments: [],
  questions: [{ code: 'status' as const, said: 'in-print' }],
  ...changes,
});

test('a status without a meaning is asked about, one with a meaning is not and has it', () => {
  expect(ruledOrder(told(), NO_RULES)).toMatchObject({ status: 'Processing', questions: [{ code: 'status' }] });
  expect(ruledOrder(told(), rules({ statuses: { 'in-print': 'completed' } }))).toMatchObject({ status: 'Delivered', questions: [] });
  expect(ruledOrder(told(), rules({ statuses: { other: 'completed' } })).questions).toHaveLength(1);
});

test('a word that is a name of every object has no meaning', () => {
  expect(ruledOrder(told({ status_word: 'constructor' }), NO_RULES).status).toBe('Processing');
});

test('an order that is to be made by its status alone and is not paid is asked about as any other', () => {
  const made = ruledOrder(
    told({ paid_at: null, payments: [{ method: 'Cash on delivery' }] }),
    rules({ statuses: { 'in-print': 'process' } }),
  );
  expect(made).toEqual({
    status: 'Processing',
    questions: [{ code: 'payment', said: 'Cash on delivery' }],
    counts_as_paid: false,
    waits_for_payment: false,
  });
});

test.each([
  ['make', [], true],
  ['hold', [], false],
  ['ask', [{ code: 'payment', said: 'COD' }], false],
] as const)('an open payment by the rule “%s”', (rule, questions, counts_as_paid) => {
  const order = told({ status_word: undefined, paid_at: null, questions: [{ code: 'payment', said: 'COD' }] });
  expect(ruledOrder(order, rules({ payments: { on_delivery: rule } }))).toMatchObject({ questions, counts_as_paid });
});

test('a rule for one way of paying answers for no other way, and a paid order is not paid again', () => {
  const order = told({ paid_at: null, questions: [{ code: 'payment', said: 'AUTHORIZED' }] });
  expect(ruledOrder(order, rules({ payments: { on_delivery: 'make' } })).counts_as_paid).toBe(false);
  expect(ruledOrder({ ...order, paid_at: 5 }, rules({ payments: { authorized: 'make' } })).counts_as_paid).toBe(false);
});

test('an order a rule has wait is not paid by its shop taking it for paid, but by a person', () => {
  const waits = { counts_as_paid: false, waits_for_payment: true };
  expect(paidAt(waits, 50, undefined, 99)).toBeNull();
  expect(paidAt(waits, 50, { paid_at: 50, told: 50 }, 99)).toBeNull();
  expect(paidAt(waits, 50, { paid_at: 70, told: 50 }, 99)).toBe(70);
  const made = { counts_as_paid: true, waits_for_payment: false };
  expect(paidAt(made, null, undefined, 99)).toBe(99);
  expect(paidAt(made, null, { paid_at: 70, told: null }, 99)).toBe(70);
  expect(paidAt({ ...made, counts_as_paid: false }, 50, { paid_at: 70, told: null }, 99)).toBe(50);
});

test.each([
  ['Cash on delivery', 'on_delivery'],
  ['COD', 'on_delivery'],
  ['Nachnahme', 'on_delivery'],
  ['AUTHORIZED', 'authorized'],
  ['Manual, authorized', 'authorized'],
  ['PARTIALLY_PAID', 'partly_paid'],
  ['Deposit', 'partly_paid'],
  ['Direct bank transfer', 'other'],
  ['', 'other'],
])('“%s” is the way %s', (said, way) => {
  expect(openPaymentKindOf(said)).toBe(way);
});

test.each([
  ['in-print', 'process'],
  ['In production', 'process'],
  ['ready-to-ship', 'process'],
  ['awaiting-shipment', 'process'],
  ['Awaiting fulfillment', 'process'],
  ['shipped', 'completed'],
  ['delivered', 'completed'],
  ['awaiting-payment', 'unpaid'],
  ['backordered', 'hold'],
  ['refund-issued', 'refunded'],
  ['cancel-request', 'cancelled'],
  ['partially-shipped', null],
  ['picked-up', null],
  ['zebra', null],
])('of the status “%s” the meaning %s is proposed', (name, meaning) => {
  expect(proposedMeaning(name)).toBe(meaning);
});

test('a product that is not fulfilled here is known by its SKU, and by its id where it has none', () => {
  const line = { sku: 'EBOOK-1', product_platform_id: '7', name: 'Book' };
  const product = unfulfilledProduct(line, 1)!;
  expect(product).toMatchObject({ by: 'sku', key: 'ebook-1' });
  expect(unfulfilledBy({ sku: ' ebook–1', product_platform_id: null }, rules({ unfulfilled: [product] }))).toBe(product);
  expect(unfulfilledBy({ sku: 'EBOOK-2', product_platform_id: '7' }, rules({ unfulfilled: [product] }))).toBeUndefined();
  const without = unfulfilledProduct({ ...line, sku: '' }, 1)!;
  expect(without).toMatchObject({ by: 'product', key: '7' });
  expect(unfulfilledBy({ sku: 'X', product_platform_id: '7' }, rules({ unfulfilled: [without] }))).toBe(without);
  expect(unfulfilledProduct({ sku: '', product_platform_id: null, name: 'Tip' }, 1)).toBeNull();
});
