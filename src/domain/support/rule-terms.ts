import { splitTags } from '../names';
import type { RuleTerms } from '../rules/terms';
import { ORDER_STATUSES } from '../sales/order-status';
import { PRIORITIES } from '../tasks/priorities';
import { CHANNELS, SUPPORT_STATUSES } from './lifecycle';
import { SNOOZES } from './snooze';

/** The languages a buyer's words are told apart by, as ISO 639-1 codes. */
export const RULE_LANGUAGES = [
  'en',
  'de',
  'fr',
  'pt',
  'es',
  'it',
  'nl',
  'pl',
  'sv',
  'da',
  'fi',
  'cs',
  'tr',
  'ja',
  'zh',
  'ko',
  'ru',
] as const;

/** The value of the field `assignee` where nobody has the conversation. */
export const RULE_NOBODY = 'nobody';

const anything = (value: string): boolean => value !== '';
const LONGEST_TAG = 255;
const isTags = (value: string): boolean => splitTags(value).length > 0 && splitTags(value).every((tag) => tag.length <= LONGEST_TAG);
const oneOf = (options: readonly string[]) => ({ options, allows: (value: string): boolean => options.includes(value) });

/** The events, fields and acts of rules on conversations. */
export const SUPPORT_RULE_TERMS = {
  events: {
    /** A message from the buyer arrived that a person wrote. */
    received: { timed: false },
    /** Nobody has written for so many hours in a conversation that is not resolved. */
    waits: { timed: true },
    /** So many hours have passed since it was resolved, and it still is. */
    resolved: { timed: true },
    /** The order's status changed. */
    order: { timed: false },
  },
  fields: {
    words: { type: 'text' },
    subject: { type: 'text' },
    /** The buyer's address or a part of it, such as `@example.com`. */
    sender: { type: 'text', match: 'part' },
    language: { type: 'choice', options: RULE_LANGUAGES, slow: true },
    /** True where it is the conversation's first message from the buyer. */
    first: { type: 'flag', events: ['received'] },
    file: { type: 'flag', events: ['received'] },
    business_hours: { type: 'flag' },
    /** By whom the latest message is. */
    last_from: { type: 'choice', options: ['buyer', 'us'], events: ['waits', 'resolved', 'order'] },
    store: { type: 'choice' },
    channel: { type: 'choice', options: CHANNELS },
    status: { type: 'choice', options: SUPPORT_STATUSES },
    priority: { type: 'choice', options: PRIORITIES },
    assignee: { type: 'choice' },
    tag: { type: 'list' },
    has_order: { type: 'flag' },
    order_status: { type: 'choice', options: ORDER_STATUSES },
    has_tracking: { type: 'flag' },
    /** Days since the order was placed. */
    order_age: { type: 'number' },
  },
  acts: {
    /** Tags, with commas between them. */
    tag: { allows: isTags },
    /** The id of a member; empty: unassigned. */
    assign: { allows: () => true, once: true },
    priority: { ...oneOf(PRIORITIES), once: true },
    /** The id of a saved reply. */
    reply: { allows: anything, once: true },
    note: { allows: anything },
    status: { ...oneOf(['Inprocess', 'Waiting', 'Resolved']), once: true },
    snooze: { ...oneOf(SNOOZES), once: true },
  },
} as const satisfies RuleTerms;
