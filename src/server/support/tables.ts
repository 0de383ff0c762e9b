import type { Generated, GeneratedAlways, Selectable } from 'kysely';
import type {
  Afterwards,
  Channel,
  Direction,
  MessageCode,
  MessageKind,
  MessageStatus,
  SupportStatus,
} from '../../domain/support/lifecycle';
import type { MacroStep } from '../../domain/support/macros';
import type { Rating } from '../../domain/support/ratings';
import type { Recipients } from '../../domain/support/recipients';
import type { Standing } from '../../domain/support/standing';
import type { Priority } from '../../domain/tasks/priorities';
import type { Deadline } from '../../domain/tasks/sla';
import type { RefusalValues } from '../../domain/fault';
import type { MailPlace } from '../mail/door';

declare module '../db/schema' {
  interface Database {
    supports: SupportTable;
    messages: MessageTable;
    message_files: MessageFileTable;
    message_drafts: MessageDraftTable;
    presences: PresenceTable;
    canned_replies: CannedReplyTable;
    macros: MacroTable;
    signatures: SignatureTable;
    mailboxes: MailboxTable;
    shop_inboxes: ShopInboxTable;
    support_ratings: RatingTable;
    support_words: WordTable;
    support_tags: TagTable;
    support_text_backlogs: BacklogTable;
    support_counts: CountTable;
    support_count_changes: CountTable & { _id: Generated<string> };
  }
}

/** A conversation with a buyer. */
interface SupportTable extends Deadline {
  container_id: Generated<string>;
  _id: string;
  store_id: string;
  order_id: string | null;
  subject: string;
  buyer_name: Generated<string>;
  /** In small letters. */
  buyer_email: string | null;
  channel: Generated<Channel>;
  /** The platform's conversation it is, where the platform has such. */
  shop_thread: string | null;
  /** The platform does not let it be answered any more. */
  shop_closed: Generated<boolean>;
  status: Generated<SupportStatus>;
  priority: Generated<Priority>;
  /** Id of a user, as `resolved_by` is. */
  assignee: string | null;
  tags: Generated<string[]>;
  snoozed_at: number | null;
  snoozed_until: number | null;
  snoozed_for_parcel: Generated<boolean>;
  /** The one that came last, whenever it says it was written. */
  last_message_id: string | null;
  /** Of one without messages, when it was made. */
  last_message_at: number;
  last_direction: Direction | null;
  last_in_at: number | null;
  first_in_at: number | null;
  first_answer_at: number | null;
  resolved_at: number | null;
  resolved_by: string | null;
  reopened: Generated<number>;
  /** The closed one it goes on from. */
  previous_id: string | null;
  merged_into: string | null;
  /** Of one that was merged: how the other stood before and after. */
  merge: Merge | null;
  /** The change of several that can be undone. */
  undo: KeptUndo | null;
  created_at: number;
  updated_at: number;
}

/** How the conversation that takes the messages stood before and after. */
interface Merge {
  readonly before: Standing;
  readonly after: Standing;
}

/** The state of a conversation before a change of several. */
interface KeptUndo {
  /** The id its maker gave the change. */
  readonly change: string;
  /** Id of a user. */
  readonly by: string;
  /** The version the change left; a conversation at another one was changed since. */
  readonly version: number;
  readonly before: UndoneColumns;
  /** Ids of the replies it wrote. */
  readonly replies: readonly string[];
}

/** The columns an undo restores. */
export interface UndoneColumns extends Standing {
  readonly assignee: string | null;
  readonly tags: string[];
  readonly order_id: string | null;
}

interface MessageTable {
  container_id: Generated<string>;
  _id: string;
  support_id: string;
  store_id: string;
  /** The conversation it came from, where that was merged into this one. */
  origin_id: string | null;
  direction: Direction;
  /** As its mail had it, without marks of answers; null: it is no mail, or came when none were kept. */
  subject: Generated<string | null>;
  body: string;
  /** Safe HTML of the same, where there is more than plain text. */
  html: string | null;
  /** Id of a user. */
  author: string | null;
  /** Whom it came from, or goes to. */
  name: Generated<string>;
  email: string | null;
  /** Everybody the mail was sent to, the first of `to` being `email` of a sent one. */
  recipients: Generated<Recipients>;
  /** It was exchanged with somebody other than the buyer, who sees nothing of it. */
  aside: Generated<boolean>;
  /** The message it forwards. */
  forward_of: string | null;
  /** The text below the body; empty: none. */
  signature: Generated<string>;
  status: MessageStatus;
  send_at: number | null;
  sent_at: number | null;
  /** What becomes of the conversation when it was sent. */
  afterwards: Afterwards | null;
  /** How it travels, or came. */
  channel: Generated<Channel>;
  /** Names it at the store's platform for good: its conversation or order there, and its id. */
  shop_key: string | null;
  /** Message-ID without brackets, as the one it answers. */
  mail_id: string | null;
  in_reply_to: string | null;
  /** Names it within its mailbox for good. */
  mail_key: string | null;
  /** Why it could not be sent, or is not shown. */
  refusal: string | null;
  /** Of one that tells what was done; the body has the details, such as the address or the amount. */
  code: MessageCode | null;
  /** What the sentence of `refusal` is filled in with. */
  refusal_values: RefusalValues | null;
  attempts: Generated<number>;
  remote_pictures: Generated<number>;
  automatic: Generated<boolean>;
  /** It asks for no automatic answer, or took so long to arrive that none is sent. */
  no_auto_reply: Generated<boolean>;
  /** The rule that wrote it, by its name then, and its id; null: none did. */
  rule: string | null;
  rule_id: string | null;
  created_at: number;
}

interface MessageFileTable {
  container_id: Generated<string>;
  _id: string;
  message_id: string;
  place: number;
  filename: string;
  /** As its bytes say. */
  mime: string;
  size: number;
  /** An upload; what came by mail lies under a key of its own. */
  file_id: string | null;
  storage_key: string | null;
  /** A small picture of it lies beside it. */
  preview: Generated<boolean>;
  refusal: string | null;
}

/** What somebody writes on one of their devices. */
interface MessageDraftTable {
  container_id: Generated<string>;
  support_id: string;
  user_id: string;
  device: string;
  kind: MessageKind;
  body: string;
  /** The same with its formatting, as its author's browser sent it; null: it is plain text. */
  html: string | null;
  files: Generated<string[]>;
  /** Null: those a reply is sent to by default. */
  recipients: Recipients | null;
  /** The message it forwards, or answers aside. */
  of: string | null;
  updated_at: number;
}

interface SignatureTable {
  container_id: Generated<string>;
  /** Id of a member, or of a store for the signature of its mailbox. */
  owner: string;
  body: string;
  updated_at: number;
}

interface PresenceTable {
  container_id: Generated<string>;
  support_id: string;
  user_id: string;
  device: string;
  mode: 'view' | 'reply';
  /** By the database's clock. */
  seen_at: number;
}

interface CannedReplyTable {
  container_id: Generated<string>;
  _id: string;
  name: string;
  shortcut: string;
  body: string;
  /** Where links in it lead: the host it was last saved at. */
  origin: string | null;
  created_at: number;
  updated_at: number;
}

/** A link by which a buyer rates support, and the answer. */
interface RatingTable {
  container_id: Generated<string>;
  _id: string;
  support_id: string;
  hash: string;
  asked_at: number;
  /** By the server's clock. */
  expires_at: number;
  score: Rating | null;
  rated_at: number | null;
}

interface MacroTable {
  container_id: Generated<string>;
  _id: string;
  name: string;
  steps: readonly MacroStep[];
  next: Generated<boolean>;
  created_at: number;
  updated_at: number;
}

/** Where reading the mailbox of a store goes on. */
interface MailboxTable {
  container_id: Generated<string>;
  store_id: string;
  place: MailPlace | null;
  /** By the database's clock. */
  next_at: Generated<number>;
  failed_at: number | null;
  refusal: string | null;
  attempts: Generated<number>;
}

/** Where reading what buyers write at a store's platform goes on. */
interface ShopInboxTable {
  container_id: Generated<string>;
  store_id: string;
  place: ShopPlace | null;
  /** By the database's clock. */
  next_at: Generated<number>;
  failed_at: number | null;
  refusal: string | null;
  attempts: Generated<number>;
}

/** How far a shop has been read. */
export interface ShopPlace {
  /** The shop it holds for, by its address. */
  readonly of: string;
  readonly cursor: string | null;
  /** Where messages stand with their orders: the order that was asked last, by our id. */
  readonly after: string | null;
}

/** Words of conversations, for who looks for one; the database keeps them. */
interface WordTable {
  container_id: GeneratedAlways<string>;
  word: GeneratedAlways<string>;
  support_id: GeneratedAlways<string>;
}

/** A container whose older conversations cannot be found by all their words yet. */
interface BacklogTable {
  container_id: Generated<string>;
  /** The conversation that was written last, newer ones before it. */
  before: string | null;
}

/** Their tags once more, as their words. */
interface TagTable {
  container_id: GeneratedAlways<string>;
  tag: GeneratedAlways<string>;
  support_id: GeneratedAlways<string>;
}

interface CountTable {
  container_id: Generated<string>;
  filter: 'order' | 'message';
  status: SupportStatus;
  count: number;
}

export type SupportRow = Selectable<SupportTable>;
export type MessageRow = Selectable<MessageTable>;
export type MessageFileRow = Selectable<MessageFileTable>;
