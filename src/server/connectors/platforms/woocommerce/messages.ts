import { z } from 'zod';
import { askOneByOne } from '../../one-by-one';
import { secondsOrNull, text } from '../fetched';
import { findSent, plainMessage, type AskedMessages, type FetchedMessage, type FetchedMessages, type OutgoingMessage } from '../messages';
import type { Connection } from './access';
import { WooClient, WooRefusal } from './client';

const noteShape = z.object({ id: z.number().int(), author: text, date_created_gmt: text, note: text });
type Note = z.infer<typeof noteShape>;

/** What the shop calls itself where it wrote a note, or an application did: `system` by its documents, its own name by its answers. */
const isShop = (author: string): boolean => /^(?:system|woocommerce)$/i.test(author);

const timeOf = ({ date_created_gmt }: Note): number => secondsOrNull(`${date_created_gmt}Z`) ?? 0;

const notesOf = async (client: WooClient, order: string) => {
  const { data, at } = await client.get(`/orders/${encodeURIComponent(order)}/notes`, { type: 'customer' }, z.array(noteShape));
  return { notes: data, at: at / 1000 };
};

/** A note by a person: by whoever runs the shop, or where a plugin lets buyers write on their order's page, by the buyer under their own name. */
const toMessage = (order: string, note: Note): FetchedMessage => ({
  id: String(note.id),
  thread: null,
  order_platform_id: order,
  from: isShop(note.author) ? 'platform' : 'named',
  name: isShop(note.author) ? '' : note.author,
  buyer: { name: '', account: null },
  subject: '',
  text: plainMessage(note.note),
  attachments: 0,
  at: timeOf(note),
});

/** Notes the buyers of some orders can read, order by order: no list of the shop's has them. An order that is gone has none; one that fails is asked in the next round. */
export async function* messages(connection: Connection, { orders, cursor }: AskedMessages): AsyncIterable<FetchedMessages> {
  const client = new WooClient(connection);
  const answers = await askOneByOne('order notes', orders, connection.signal, (order) =>
    notesOf(client, order).catch((error: unknown) => {
      if (error instanceof WooRefusal && error.status === 404) return { notes: [] };
      throw error;
    }),
  );
  for (const [order, { notes }] of answers) {
    if (notes.length > 0)
      yield { messages: notes.toSorted((a, b) => a.id - b.id).map((note) => toMessage(order, note)), threads: [], cursor };
  }
}

/** WordPress takes off backslashes as it writes a note, and reads markup in it as it mails it. */
const sendable = (words: string): string => words.replace(/\\/g, '∖').replace(/</g, '‹').replace(/>/g, '›');

/** A note to the buyer, which the shop mails. It takes no mark of ours. See `Capabilities.sendMessage`. */
export const sendMessage = async (connection: Connection, message: OutgoingMessage): Promise<string> => {
  const client = new WooClient(connection, message.key);
  await client.quiet();
  const order = message.order_platform_id ?? '';
  const note = sendable(message.text);
  const { notes, at } = await notesOf(client, order);
  const there = notes.map((each) => ({ id: String(each.id), text: each.note, at: timeOf(each) }));
  const held = await findSent(connection.ledger, { ...message, text: note }, at, () => Promise.resolve(there));
  if (held !== undefined) return held;
  const path = `/orders/${encodeURIComponent(order)}/notes`;
  return String((await client.write('POST', path, { note, customer_note: true }, z.object({ id: z.number().int() }))).id);
};
