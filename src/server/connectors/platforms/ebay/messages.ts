import { z } from 'zod';
import { askOneByOne } from '../../one-by-one';
import { secondsOrNull, text } from '../fetched';
import {
  findSent,
  FIRST_LOOK_S,
  OVERLAP_S,
  plainMessage,
  type AskedMessages,
  type FetchedMessage,
  type FetchedMessages,
  type OutgoingMessage,
} from '../messages';
import type { Connection } from './access';
import { EbayClient } from './client';

const MESSAGES = '/commerce/message/v1';

/** The most eBay tells at once; an offset has to be a multiple of it. */
const PAGE = 50;

/** Pages of one conversation that are read at most: it is told from the latest message on. */
const MOST_PAGES = 4;

/** Of buyers; what eBay itself writes to the seller stands in `FROM_EBAY` and is about no buyer. */
const MEMBERS = { conversation_type: 'FROM_MEMBERS' } as const;

const time = text.transform((told) => secondsOrNull(told) ?? 0);

const conversationShape = z.object({
  conversationId: z.string().min(1),
  conversationTitle: text,
  latestMessage: z.object({ createdDate: time }).nullish().catch(null),
});
type Conversation = z.infer<typeof conversationShape>;
const listShape = z.object({ conversations: z.array(conversationShape).catch([]), total: z.number().catch(0) });

const messageShape = z.object({
  messageId: z.string().min(1),
  messageBody: text,
  messageMedia: z.array(z.unknown()).catch([]),
  subject: text,
  createdDate: time,
  senderUsername: text,
  recipientUsername: text,
});
type Message = z.infer<typeof messageShape>;
const messagesShape = z.object({ messages: z.array(messageShape).catch([]) });

/** Messages of a conversation from a time on, the earliest first. */
const messagesOf = async (client: EbayClient, conversation: string, since: number): Promise<readonly Message[]> => {
  const found: Message[] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = { ...MEMBERS, limit: String(PAGE), offset: String(page * PAGE) };
    const { messages } = await client.get(`${MESSAGES}/conversation/${encodeURIComponent(conversation)}`, query, messagesShape);
    found.push(...messages);
    if (messages.length < PAGE || messages.every(({ createdDate }) => createdDate < since)) break;
  }
  // The latest comes first; of one second none is before another.
  return found
    .filter(({ createdDate }) => createdDate >= since)
    .toReversed()
    .toSorted((a, b) => a.createdDate - b.createdDate);
};

const toMessage = (seller: string, { conversationId, conversationTitle }: Conversation, message: Message): FetchedMessage => {
  const { senderUsername, recipientUsername } = message;
  const ours = senderUsername.toLowerCase() === seller.toLowerCase();
  const account = ours ? recipientUsername : senderUsername;
  return {
    id: message.messageId,
    thread: conversationId,
    // A conversation is about a listing; which order it is about the buyer's name tells.
    order_platform_id: null,
    from: ours ? 'shop' : 'buyer',
    name: senderUsername,
    buyer: { name: account, account: account || null },
    subject: message.subject || conversationTitle,
    text: plainMessage(message.messageBody),
    attachments: message.messageMedia.length,
    at: message.createdDate,
  };
};

const sellerShape = z.object({ username: z.string().min(1) });

/** What the seller is called among members. */
const sellerName = async (client: EbayClient): Promise<string> =>
  (await client.get('https://apiz.ebay.com/commerce/identity/v1/user/', {}, sellerShape)).username;

/** Conversations with members in which something was written since the cursor, by eBay's own times. */
export async function* messages(connection: Connection, { cursor }: AskedMessages): AsyncIterable<FetchedMessages> {
  const client = new EbayClient(connection);
  const since = cursor === null ? Date.now() / 1000 - FIRST_LOOK_S : Number(cursor) - OVERLAP_S;
  const start_time = new Date(since * 1000).toISOString();
  let seller: string | undefined;
  let reached = cursor === null ? 0 : Number(cursor);
  let missed = false;
  const seen = new Set<string>();
  for (let offset = 0; ; offset += PAGE) {
    const query = { ...MEMBERS, start_time, limit: String(PAGE), offset: String(offset) };
    const { conversations, total } = await client.get(`${MESSAGES}/conversation`, query, listShape);
    const found: FetchedMessage[] = [];
    const fresh = conversations.filter(({ conversationId }, at) => {
      const isFirst = conversations.findIndex((each) => each.conversationId === conversationId) === at;
      return isFirst && !seen.has(conversationId);
    });
    for (const { conversationId } of fresh) seen.add(conversationId);
    const answers = await askOneByOne('conversations', fresh, connection.outside.signal, ({ conversationId }) =>
      messagesOf(client, conversationId, since),
    );
    missed ||= answers.size < fresh.length;
    if ([...answers.values()].some((told) => told.length > 0)) seller ??= await sellerName(client);
    for (const [conversation, told] of answers) {
      for (const message of told) found.push(toMessage(seller ?? '', conversation, message));
    }
    const ended = offset + conversations.length >= total || conversations.length === 0;
    // What is written while pages are counted moves the rest: only the last page says how far the look came.
    for (const { at } of found) reached = Math.max(reached, at);
    yield {
      messages: found,
      threads: [],
      // Where a conversation could not be read, the next look goes back as far: what is known by then is not kept twice.
      cursor: ended && reached > 0 && !missed ? String(reached) : cursor,
    };
    if (ended) return;
  }
}

/** See `Capabilities.sendMessage`. */
export const sendMessage = async (connection: Connection, message: OutgoingMessage): Promise<string> => {
  const client = new EbayClient(connection, message.key);
  await client.transport.quiet(message.key);
  const conversationId = message.thread ?? '';
  const held = await findSent(connection.outside.ledger, message, Date.now() / 1000, async (since) => {
    const seller = (await sellerName(client)).toLowerCase();
    const told = await messagesOf(client, conversationId, since);
    return told
      .filter(({ senderUsername }) => senderUsername.toLowerCase() === seller)
      .map(({ messageId, messageBody, createdDate }) => ({ id: messageId, text: messageBody, at: createdDate }));
  });
  if (held !== undefined) return held;
  const body = { conversationId, messageText: message.text };
  const { data } = await client.change('POST', `${MESSAGES}/send_message`, body, z.object({ messageId: z.string().min(1) }));
  return data.messageId;
};
