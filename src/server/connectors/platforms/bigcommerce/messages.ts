import { z } from 'zod';
import { askOneByOne } from '../../one-by-one';
import { secondsOrNull, text } from '../fetched';
import { plainMessage, type AskedMessages, type FetchedMessage, type FetchedMessages } from '../messages';
import { BigClient, isGone, type Connection } from './client';

const PAGE_SIZE = 250;

const messageShape = z.object({
  id: z.number().int(),
  /** Null, or 0, of what a buyer wrote. */
  staff_id: z.number().int().nullish(),
  type: text,
  subject: text,
  message: text,
  date_created: text.transform((told) => secondsOrNull(told) ?? 0),
});
type Message = z.infer<typeof messageShape>;

const toMessage = (order: string, { id, staff_id, type, subject, message, date_created }: Message): FetchedMessage => {
  const from = type === 'customer' || !staff_id ? 'buyer' : 'shop';
  return {
    id: String(id),
    thread: null,
    order_platform_id: order,
    from,
    name: '',
    buyer: { name: '', account: null },
    subject,
    text: plainMessage(message),
    attachments: 0,
    at: date_created,
  };
};

/** Messages of some orders, order by order: no list has them all. An order that is gone has none; one that fails is asked in the next round. */
export async function* messages(connection: Connection, { orders, cursor }: AskedMessages): AsyncIterable<FetchedMessages> {
  const client = new BigClient(connection);
  const answers = await askOneByOne('order messages', orders, connection.outside.signal, (order) => {
    const path = `/v2/orders/${encodeURIComponent(order)}/messages`;
    return client.get(path, { limit: String(PAGE_SIZE) }, z.array(messageShape)).catch((error: unknown) => {
      if (isGone(error)) return [];
      throw error;
    });
  });
  for (const [order, told] of answers) {
    if (told.length === 0) continue;
    yield { messages: told.map((each) => toMessage(order, each)).toSorted((a, b) => a.at - b.at), threads: [], cursor };
  }
}
