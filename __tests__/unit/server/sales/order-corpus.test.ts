import fc from 'fast-check';
import { CORPUS_PLATFORMS, outcomeOf, readCorpus, readTold, type CorpusPlatform } from '../../../support/orders/told-orders';

describe.each(CORPUS_PLATFORMS)('of %s', (platform) => {
  test.each(readCorpus(platform).map((each) => [each.why, each.outcome, each] as const))('an order %s: %s', async (_why, outcome, each) => {
    expect(outcomeOf(await readTold(platform, each))).toBe(outcome);
  });
});

type Order = Record<string, unknown>;

/** Writes a word into a place of an order, such as `lineItems.0.status`. */
const withWord = (order: Order, place: string, word: string): Order => {
  const copy = structuredClone(order);
  const keys = place.split('.');
  const last = keys.pop() ?? '';
  const at = keys.reduce<Order>((row, key) => row[key] as Order, copy);
  at[last] = word;
  return copy;
};

/** Where each platform's orders say by a word of their own how far they are, how they are paid and sent, and what a line is. */
const WORDS: readonly (readonly [CorpusPlatform, string])[] = [
  ['woocommerce', 'status'],
  ['shopify', 'displayFinancialStatus'],
  ['shopify', 'displayFulfillmentStatus'],
  ['shopify', 'fulfillmentOrders.nodes.0.deliveryMethod.methodType'],
  ['bigcommerce', 'payment_status'],
  ['bigcommerce', 'consignments.shipping.0.line_items.0.type'],
  ['ebay', 'orderPaymentStatus'],
  ['ebay', 'orderFulfillmentStatus'],
  ['ebay', 'cancelStatus.cancelState'],
  ['ebay', 'fulfillmentStartInstructions.0.fulfillmentInstructionsType'],
  ['ebay', 'lineItems.0.lineItemFulfillmentStatus'],
  ['etsy', 'status'],
  ['tiktok', 'status'],
  ['tiktok', 'shipping_type'],
  ['tiktok', 'delivery_type'],
  ['tiktok', 'fulfillment_type'],
  ['tiktok', 'line_items.0.display_status'],
  ['tiktok', 'line_items.0.sku_type'],
  ['amazon', 'fulfillment.fulfillmentStatus'],
  ['amazon', 'fulfillment.fulfilledBy'],
  ['wish', 'state'],
];

test.each(WORDS)('an order of %s with a word at %s that nobody knows is never made by itself', async (platform, place) => {
  const [plain] = readCorpus(platform);
  if (!plain) throw new Error('There is no order.');
  expect(outcomeOf(await readTold(platform, plain))).toBe('makes 2');
  await fc.assert(
    fc.asyncProperty(
      fc.string({ minLength: 1, maxLength: 20 }).map((word) => `~${word}`),
      async (word) => {
        const outcome = outcomeOf(await readTold(platform, { order: withWord(plain.order, place, word) }));
        expect(outcome).toMatch(/^held (?:status|payment|delivery|line_kind)$/);
      },
    ),
    { numRuns: 40 },
  );
});

test('an order of BigCommerce with a status that nobody knows is never made by itself', async () => {
  const [plain] = readCorpus('bigcommerce');
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 15, max: 999 }), async (status_id) => {
      expect(outcomeOf(await readTold('bigcommerce', { order: { ...plain?.order, status_id } }))).toBe('held status');
    }),
    { numRuns: 40 },
  );
});
