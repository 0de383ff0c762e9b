import { z } from 'zod';
import { askOneByOne } from '../../one-by-one';
import { parseJson } from '../../answer';
import type { Ledger } from '../../connector';
import { text } from '../fetched';
import {
  findSent,
  FIRST_LOOK_S,
  LONGEST_MESSAGE,
  OVERLAP_S,
  type AskedMessages,
  type FetchedMessage,
  type FetchedMessages,
  type OutgoingMessage,
} from '../messages';
import type { TikTokClient } from './client';

const CONVERSATIONS = '/customer_service/202309/conversations';

/** The most TikTok tells at once: conversations, and messages of one. */
const PAGE = 20;
const MESSAGES_PAGE = 10;

/** Pages that are read of each at most. */
const MOST_PAGES = 100;
const MOST_MESSAGE_PAGES = 20;

/** Messages say what they hold as JSON in a text, by their type. */
const contentShape = z.object({ content: text, order_id: text });

const messageShape = z.object({
  id: z.string().min(1),
  type: text,
  content: text,
  create_time: z.coerce.number().catch(0),
  is_visible: z.boolean().catch(true),
  sender: z.object({ role: text, nickname: text, im_user_id: text }).nullish().catch(null),
});
type Message = z.infer<typeof messageShape>;

const none = <T>(rows: T[] | null | undefined): T[] => rows ?? [];

const conversationShape = z.object({
  id: z.string().min(1),
  can_send_message: z.boolean().catch(true),
  latest_message: messageShape.nullish().catch(null),
  participants: z.array(z.object({ role: text, nickname: text, im_user_id: text })).catch([]),
});
type Conversation = z.infer<typeof conversationShape>;
const listShape = z.object({ conversations: z.array(conversationShape).nullish().transform(none), next_page_token: z.string().nullish() });
const messagesShape = z.object({ messages: z.array(messageShape).nullish().transform(none), next_page_token: z.string().nullish() });

const contentOf = ({ content }: Message) => contentShape.catch({ content: '', order_id: '' }).parse(parseJson(content));

/** Who somebody is. TikTok's own words and its robot's speak in the shop's name. */
const FROM: Readonly<Record<string, FetchedMessage['from']>> = { BUYER: 'buyer', SHOP: 'shop', CUSTOMER_SERVICE: 'shop' };

/** Messages that hold something to be looked at. */
const SHOWN: readonly string[] = [
  'IMAGE',
  'VIDEO',
  'PRODUCT_CARD',
  'ORDER_CARD',
  'RETURN_REFUND_CARD',
  'COUPON_CARD',
  'EMOTICONS',
  'OTHER',
];

/** The latest messages of a conversation down to a time. */
const messagesOf = async (client: TikTokClient, conversation: string, since: number): Promise<readonly Message[]> => {
  const found: Message[] = [];
  let token = '';
  for (let page = 0; page < MOST_MESSAGE_PAGES; page += 1) {
    const { messages, next_page_token } = await client.ask(
      'GET',
      `${CONVERSATIONS}/${encodeURIComponent(conversation)}/messages`,
      messagesShape,
      {
        query: { page_size: String(MESSAGES_PAGE), sort_order: 'DESC', ...(token && { page_token: token }) },
      },
    );
    found.push(...messages.filter(({ create_time }) => create_time >= since));
    token = next_page_token ?? '';
    if (token === '' || messages.some(({ create_time }) => create_time < since)) break;
  }
  return found;
};

const toMessage = ({ id: thread, participants }: Conversation, order: string | null, message: Message): FetchedMessage => {
  const buyer = participants.find(({ role }) => role === 'BUYER');
  const from = FROM[message.sender?.role ?? ''] ?? 'platform';
  const { content, order_id } = contentOf(message);
  return {
    id: message.id,
    thread,
    order_platform_id: order_id || order,
    from,
    name: message.sender?.nickname ?? '',
    // These ids are of conversations alone; orders tell others.
    buyer: { name: buyer?.nickname ?? (from === 'buyer' ? (message.sender?.nickname ?? '') : ''), account: null },
    subject: '',
    text: content.slice(0, LONGEST_MESSAGE),
    attachments: SHOWN.includes(message.type) ? 1 : 0,
    at: message.create_time,
  };
};

/** What is not for the shop to see, such as the question how it was, and that somebody came or went. */
const isSaid = ({ is_visible, type }: Message): boolean => is_visible && !/^(?:ALLOCATED_SERVICE|BUYER_ENTER_FROM_TRANSFER)$/.test(type);

/** Messages of conversations in which something was written since the cursor. TikTok tells the latest conversation first (unverified). */
export async function* messages(client: TikTokClient, { cursor }: AskedMessages): AsyncIterable<FetchedMessages> {
  const since = cursor === null ? Date.now() / 1000 - FIRST_LOOK_S : Number(cursor) - OVERLAP_S;
  let reached = cursor === null ? 0 : Number(cursor);
  let missed = false;
  let token = '';
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = { page_size: String(PAGE), ...(token && { page_token: token }) };
    const { conversations, next_page_token } = await client.ask('GET', CONVERSATIONS, listShape, { query });
    const lately = conversations.filter(({ latest_message }) => (latest_message?.create_time ?? 0) >= since);
    const found: FetchedMessage[] = [];
    const answers = await askOneByOne('conversations', lately, client.transport.outside.signal, ({ id }) => messagesOf(client, id, since));
    missed ||= answers.size < lately.length;
    for (const [conversation, said] of answers) {
      const told = said.toReversed().toSorted((a, b) => a.create_time - b.create_time);
      // What a buyer was looking at when they wrote is told before it.
      let order: string | null = null;
      for (const message of told) {
        order = contentOf(message).order_id || order;
        if (isSaid(message) && !message.type.startsWith('BUYER_ENTER')) found.push(toMessage(conversation, order, message));
      }
    }
    for (const { at } of found) reached = Math.max(reached, at);
    token = next_page_token ?? '';
    const ended = token === '' || lately.length < conversations.length || conversations.length === 0;
    yield {
      messages: found,
      threads: conversations.map(({ id, can_send_message }) => ({ thread: id, answerable: can_send_message })),
      // Where a conversation could not be read, the next look goes back as far: what is known by then is not kept twice.
      cursor: ended && reached > 0 && !missed ? String(reached) : cursor,
    };
    if (ended) return;
  }
}

/** See `Capabilities.sendMessage`. */
export const sendMessage = async (client: TikTokClient, ledger: Ledger, message: OutgoingMessage): Promise<string> => {
  await client.transport.quiet(message.key);
  const thread = message.thread ?? '';
  const held = await findSent(ledger, message, Date.now() / 1000, async (since) =>
    (await messagesOf(client, thread, since))
      .filter(({ sender }) => FROM[sender?.role ?? ''] === 'shop')
      .map((each) => ({ id: each.id, text: contentOf(each).content, at: each.create_time })),
  );
  if (held !== undefined) return held;
  const path = `${CONVERSATIONS}/${encodeURIComponent(thread)}/messages`;
  const body = { type: 'TEXT', content: JSON.stringify({ content: message.text }) };
  const effect = { key: message.key, what: `POST ${path}` };
  return (await client.ask('POST', path, z.object({ message_id: z.string().min(1) }), { body, effect })).message_id;
};
