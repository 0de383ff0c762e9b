import { PLATFORMS, type PlatformId } from '../../../../src/domain/platforms';
import type { FetchedMessage, OutgoingMessage } from '../../../../src/server/connectors/platforms/messages';
import type { AnyShop } from '../../../../src/server/connectors/platforms/registry';
import { SHOP_STAND_INS } from '../../../support/stand-ins/shops';
import { aProduct, EVERYTHING, makeRig, type Rig } from './rig';
import { FAULTS } from './workers';

const product = aProduct();

/** Calls of a message that is sent again: who we are, what is there, and the message itself. */
const CALLS = 3;

/** Words platforms dress up: what was sent has to be known again. */
const WORDS = 'It’s on its way & arrives soon.\n\nYours, "Heron" \\o/ 5 < 6';

const can = (id: string, capability: 'messages' | 'sendMessage') => PLATFORMS[id as PlatformId].can.includes(capability);
const reading = Object.entries(SHOP_STAND_INS).filter(([id]) => can(id, 'messages'));
const sending = Object.entries(SHOP_STAND_INS).filter(([id]) => can(id, 'sendMessage'));

let rig: Rig;

const open = async (make: (typeof reading)[number][1]): Promise<void> => {
  rig = await makeRig(make);
  await rig.persist(product.item_info_id, (shop) => shop.pushProduct(product, EVERYTHING));
};
const place = () => rig.standIn.placeOrder({ sku: product.variants[0]!.sku, quantity: 2, buyer: 'Ada Lovelace' });

const read = async (shop: AnyShop, order: string, cursor: string | null = null) => {
  const messages: FetchedMessage[] = [];
  let reached = cursor;
  for await (const page of shop.messages!({ cursor, orders: [order] })) {
    messages.push(...page.messages);
    reached = page.cursor;
  }
  return { messages, cursor: reached };
};

const message = (order: string, thread: string | null, changes: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  ...{ key: 'message-1', thread, order_platform_id: order, text: WORDS, written_at: Math.floor(Date.now() / 1000), known: [] },
  ...changes,
});

describe.each(reading)('what buyers write at %s', (platform, make) => {
  beforeEach(() => open(make));
  afterEach(() => rig.close());

  test('is told with whom and what it is about, by the same id each time, and so is what the shop answered there', async () => {
    const { id } = place();
    const { thread } = rig.standIn.buyerWrites!(id, 'Where is it?\nI wait & wait.');
    rig.standIn.sellerWrites!(id, 'On its way.');
    const first = await read(rig.shop(), id);
    expect(first.messages).toMatchObject([
      { thread, text: 'Where is it?\nI wait & wait.', from: expect.stringMatching(/^(?:buyer|named)$/) as unknown },
      { thread, text: 'On its way.', from: expect.stringMatching(/^(?:shop|named)$/) as unknown },
    ]);
    const [asked] = first.messages;
    const knows = asked!.order_platform_id === id || asked!.buyer.account === 'ada_lovelace';
    expect(knows).toBe(true);
    if (asked!.from === 'named') expect(asked!.name).toBe('Ada Lovelace');
    const again = await read(rig.shop(), id, first.cursor);
    expect(again.messages.map((each) => each.id)).toEqual(first.messages.map((each) => each.id));
  });

  test('what comes later is told to whoever goes on from the cursor', async () => {
    const { id } = place();
    for (const text of ['First.', 'Second.']) {
      rig.standIn.buyerWrites!(id, text);
      rig.standIn.advance(86_400);
    }
    const { cursor } = await read(rig.shop(), id);
    rig.standIn.buyerWrites!(id, 'Third.');
    const { messages } = await read(rig.shop(), id, cursor);
    const told = messages.map(({ text }) => text);
    // A conversation is read from a little before where the last look ended; with an order stand all.
    expect(told).toEqual(messages[0]!.thread === null ? ['First.', 'Second.', 'Third.'] : ['Second.', 'Third.']);
  });

  test.each(FAULTS)('is not passed over by a look that fails: %s', async (fault) => {
    const { id } = place();
    rig.standIn.buyerWrites!(id, 'Where is it?');
    for (let call = 0; call < 2; call += 1) {
      rig.running.spoil(fault, call);
      const { messages } = await rig.persist('look', (shop) => read(shop, id));
      expect(messages.map(({ text }) => text)).toEqual(['Where is it?']);
    }
  });

  if (!can(platform, 'sendMessage'))
    test('cannot be answered there', () => {
      expect(rig.shop().sendMessage).toBeUndefined();
      expect(PLATFORMS[platform as PlatformId].messages).toBeUndefined();
    });
});

describe.each(sending)('messages to buyers by %s', (platform, make) => {
  beforeEach(() => open(make));
  afterEach(() => rig.close());

  const begin = () => {
    const { id } = place();
    return { id, thread: rig.standIn.buyerWrites!(id, 'Where is it?').thread };
  };
  const send = (wanted: OutgoingMessage) => rig.persist(wanted.key, (shop) => shop.sendMessage!(wanted));

  test.each(FAULTS)('arrive once, whichever call is spoilt: %s', async (fault) => {
    for (let call = 0; call < CALLS; call += 1) {
      const { id, thread } = begin();
      const before = rig.standIn.writtenTo!(id).length;
      const known = (await read(rig.shop(), id)).messages.map((each) => each.id);
      const wanted = message(id, thread, { key: `message-${call}`, known });
      rig.running.spoil(fault, call);
      const first = await send(wanted);
      expect(await send(wanted)).toEqual(first);
      expect(rig.standIn.writtenTo!(id)).toHaveLength(before + 1);
    }
  });

  test.each(['before', 'after'] as const)('a process that ends %s it is known leaves one message to the next', async (moment) => {
    const { id, thread } = begin();
    rig.killAfter(0, undefined, moment);
    const sent = await send(message(id, thread));
    expect(rig.standIn.writtenTo!(id)).toHaveLength(1);
    const { messages } = await read(rig.shop(), id);
    expect(messages.map((each) => each.id)).toContain(sent);
  });

  test('the same words once more are another message', async () => {
    const { id, thread } = begin();
    const first = await send(message(id, thread));
    const wanted = message(id, thread, { key: 'message-2', known: [first] });
    rig.running.spoil('lost', 0);
    const second = await send(wanted);
    expect(second).not.toBe(first);
    expect(await send(wanted)).toBe(second);
    expect(rig.standIn.writtenTo!(id)).toHaveLength(2);
  });

  test('a message as long as the platform takes goes', async () => {
    const { id, thread } = begin();
    await send(message(id, thread, { text: 'x'.repeat(PLATFORMS[platform as PlatformId].messages!.most) }));
    expect(rig.standIn.writtenTo!(id)).toHaveLength(1);
  });
});
