import { z } from 'zod';
import type { Clock, Route } from '../routes';
import type { StandInAnswer, StandInRequest } from '../stand-in';

interface Message {
  readonly messageId: string;
  readonly messageBody: string;
  readonly senderUsername: string;
  readonly recipientUsername: string;
  readonly createdDate: string;
}

const page = { conversation_type: z.literal('FROM_MEMBERS'), limit: z.literal('50'), offset: z.string().regex(/^(?:0|\d*[05]0)$/) };
const listQuery = z.strictObject({ ...page, start_time: z.iso.datetime() });
const oneQuery = z.strictObject(page);
const sendBody = z.strictObject({ conversationId: z.string().min(1), messageText: z.string().min(1).max(2000) });

const PATH = '/commerce/message/v1';
const SELLER = 'herons';

/** Conversations of one seller with members. */
export class EbayMessages {
  readonly conversations = new Map<string, Message[]>();
  private count = 7000;
  private readonly clock: Clock;

  constructor(clock: Clock) {
    this.clock = clock;
  }

  write(buyer: string, text: string, fromSeller = false): { readonly thread: string; readonly message: Message } {
    const thread = `conversation-${buyer}`;
    const message = {
      messageId: String((this.count += 1)),
      // What members write is kept as HTML writes it.
      messageBody: text.replace(/&/g, '&amp;').replace(/'/g, '&#39;'),
      senderUsername: fromSeller ? SELLER : buyer,
      recipientUsername: fromSeller ? buyer : SELLER,
      createdDate: new Date(this.clock.now() * 1000).toISOString(),
    };
    this.conversations.set(thread, [message, ...(this.conversations.get(thread) ?? [])]);
    return { thread, message };
  }

  routes(bad: (id: number, message: string, status?: number) => StandInAnswer): readonly Route[] {
    const asked = <T>(shape: z.ZodType<T>, sent: unknown, then: (read: T) => StandInAnswer): StandInAnswer => {
      const read = shape.safeParse(sent);
      return read.success ? then(read.data) : bad(355_017, read.error.message);
    };
    const query = ({ query: all }: StandInRequest) => Object.fromEntries(all);
    return [
      [
        'GET',
        new RegExp(`^${PATH}/conversation$`),
        (request) =>
          asked(listQuery, query(request), ({ start_time, offset }) => {
            const found = [...this.conversations]
              .filter(([, messages]) => messages.some(({ createdDate }) => createdDate >= start_time))
              .map(([conversationId, messages]) => ({
                ...{ conversationId, conversationTitle: 'Tee with a heron', conversationStatus: 'ACTIVE' },
                ...{ conversationType: 'FROM_MEMBERS', referenceType: 'LISTING', referenceId: '110', latestMessage: messages[0] },
              }));
            return { status: 200, body: { total: found.length, conversations: found.slice(Number(offset), Number(offset) + 50) } };
          }),
      ],
      [
        'GET',
        new RegExp(`^${PATH}/conversation/([^/]+)$`),
        (request, id = '') =>
          asked(oneQuery, query(request), ({ offset }) => {
            const messages = this.conversations.get(id);
            if (!messages) return bad(355_007, 'Invalid or unrecognized conversation_id value.', 404);
            return { status: 200, body: { total: messages.length, messages: messages.slice(Number(offset), Number(offset) + 50) } };
          }),
      ],
      [
        'POST',
        new RegExp(`^${PATH}/send_message$`),
        ({ body }) =>
          asked(sendBody, JSON.parse(body.toString()), ({ conversationId, messageText }) => {
            if (!this.conversations.has(conversationId)) return bad(355_007, 'Invalid or unrecognized conversation_id value.');
            return { status: 201, body: this.write(conversationId.slice('conversation-'.length), messageText, true).message };
          }),
      ],
    ];
  }
}
