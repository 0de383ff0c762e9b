import { z } from 'zod';
import { checked, Refusal } from './answers';

interface Message {
  readonly id: string;
  readonly type: string;
  readonly content: string;
  readonly create_time: number;
  readonly index: string;
  readonly is_visible: boolean;
  readonly sender: { readonly role: string; readonly nickname: string; readonly im_user_id: string };
}

const page = (size: string) => ({ page_size: z.literal(size), page_token: z.string().optional() });

export const messageQueries = {
  list: z.strictObject(page('20')),
  one: z.strictObject({ ...page('10'), sort_order: z.literal('DESC') }),
};
const sendBody = z.strictObject({ type: z.literal('TEXT'), content: z.string() });
const textBody = z.strictObject({ content: z.string().min(1).max(2000) });

const NAMES: Readonly<Record<string, string>> = { BUYER: 'ada.l', SHOP: 'Heron', SYSTEM: 'Heron' };

/** Conversations of one shop with buyers, by TikTok's customer service interface. */
export class TikTokMessages {
  /** The latest message first. */
  readonly conversations = new Map<string, Message[]>();
  /** What cannot be answered any more. */
  readonly closed = new Set<string>();
  private count = 7_494_560_109_732_334_000n;
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  write(thread: string, role: 'BUYER' | 'SHOP' | 'SYSTEM', type: string, content: object, is_visible = true): Message {
    const id = String((this.count += 1n));
    const sender = { role, nickname: NAMES[role] ?? '', im_user_id: role === 'BUYER' ? '1' : '2' };
    const message = { id, type, content: JSON.stringify(content), create_time: this.now(), index: id, is_visible, sender };
    this.conversations.set(thread, [message, ...(this.conversations.get(thread) ?? [])]);
    return message;
  }

  list({ page_token = '0' }: Readonly<Record<string, string>>): unknown {
    const found = [...this.conversations].toSorted(([, [a]], [, [b]]) => Number(b!.create_time) - Number(a!.create_time));
    const end = Number(page_token) + 20;
    return {
      conversations: found.slice(Number(page_token), end).map(([id, messages]) => ({
        ...{ id, participant_count: 2, can_send_message: !this.closed.has(id), unread_count: 1, create_time: 1 },
        participants: ['BUYER', 'SHOP'].map((role) => ({ role, nickname: NAMES[role], im_user_id: role === 'BUYER' ? '1' : '2' })),
        latest_message: messages[0],
      })),
      next_page_token: end < found.length ? String(end) : '',
    };
  }

  read(id: string, { page_token = '0' }: Readonly<Record<string, string>>): unknown {
    const messages = this.conversations.get(id);
    if (!messages) throw new Refusal(45_101_001, 'conversation not found');
    const end = Number(page_token) + 10;
    return { messages: messages.slice(Number(page_token), end), next_page_token: end < messages.length ? String(end) : '' };
  }

  send(id: string, body: unknown): unknown {
    const { content } = checked(textBody, JSON.parse(checked(sendBody, body).content));
    if (!this.conversations.has(id)) throw new Refusal(45_101_001, 'conversation not found');
    if (this.closed.has(id)) throw new Refusal(45_101_002, 'This conversation cannot be replied to.');
    return { message_id: this.write(id, 'SHOP', 'TEXT', { content }).id };
  }
}
