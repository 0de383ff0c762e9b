import type { RefusalCode } from '../../domain/fault';
import type { Recipients } from '../../domain/support/recipients';

/** A mail as it goes out. `id` is its Message-ID, by which it is found again: without brackets. */
export interface OutgoingMail {
  readonly id: string;
  readonly from: { readonly name: string; readonly address: string };
  /** At least one. */
  readonly to: readonly MailPerson[];
  readonly cc: readonly MailPerson[];
  /** Named in no header. */
  readonly bcc: readonly MailPerson[];
  readonly subject: string;
  readonly text: string;
  /** The same as HTML. */
  readonly html: string;
  /** Message-ID of the mail it answers, and of those before it, the oldest first. */
  readonly in_reply_to: string | null;
  readonly references: readonly string[];
  /** A program answers: other programs are told not to answer it (RFC 3834). */
  readonly automatic: boolean;
  readonly files: readonly {
    readonly filename: string;
    readonly mime: string;
    readonly bytes: Buffer;
    /** Content-ID of a picture the HTML shows, without brackets; undefined: it is an attachment. */
    readonly cid?: string;
  }[];
  /** Addresses that have received it in an earlier attempt, or were refused for good. The mail names them, and is not delivered to them. */
  readonly done: readonly string[];
}

/** The addresses a mail is delivered to, each once. */
export const readersOf = ({ to, cc, bcc, done }: Pick<OutgoingMail, 'to' | 'cc' | 'bcc' | 'done'>): string[] =>
  [...new Set([...to, ...cc, ...bcc].map(({ address }) => address))].filter((address) => !done.includes(address));

/** Why a mail did not go, or is not shown, by the code of the sentence. */
export type MailRefusal = Extract<RefusalCode, `mail.${string}`>;

/** What became of a mail: the server took it; it never will, or not now; nobody knows. */
export type Posted =
  /** `refused`: the recipients the server turned down, where it took the mail for others. */
  | { readonly outcome: 'sent'; readonly refused?: readonly RefusedRecipient[] }
  /** `answer`: the mail server's own words, for diagnostics. */
  | { readonly outcome: 'refused' | 'later'; readonly refusal: MailRefusal; readonly answer: string }
  | { readonly outcome: 'unknown' };

export interface RefusedRecipient {
  readonly address: string;
  readonly refusal: MailRefusal;
  /** True where the server may take the mail for this recipient later. */
  readonly later?: true;
}

/** Where in a mailbox reading goes on; what it holds is the mailbox's own matter. */
export type MailPlace = Readonly<Record<string, string | number>>;

/** A mail as it lies in a mailbox, not read yet: a file nobody may trust. */
export interface RawMail {
  /** Names it within its mailbox for good. */
  readonly key: string;
  readonly bytes: Buffer;
  /** It is larger than a mail may be: only its head was fetched. */
  readonly cut: boolean;
  /** When it came, unix seconds. */
  readonly received_at: number;
}

/** A mailbox of a store: letters go out of it and come into it. */
export interface MailDoor {
  readonly send: (mail: OutgoingMail) => Promise<Posted>;
  /** Whether a mail left it, by its Message-ID: undefined where the mailbox keeps nothing of what it sent. */
  readonly wasSent: (id: string) => Promise<boolean | undefined>;
  /** Mails that came after a place, the oldest first, `most` at most, and the place after them. `from` null: those of the last days. */
  readonly fetch: (from: MailPlace | null, most: number) => Promise<{ readonly mails: readonly RawMail[]; readonly place: MailPlace }>;
  readonly close: () => Promise<void>;
}

export interface MailPerson {
  readonly name: string;
  /** In lowercase letters. */
  readonly address: string;
}

/** A mail that was read, with nothing in it that could do anything. */
export interface ReadMail {
  /** Message-ID without brackets, as it claims; made from the mail where it has none. */
  readonly id: string;
  /** The same of what it says, whatever it claims to be called and whichever way it came; of another mail another one. */
  readonly digest: string;
  readonly in_reply_to: string | null;
  readonly references: readonly string[];
  readonly from: MailPerson | null;
  /** Reply-To, in its order. */
  readonly reply_to: readonly MailPerson[];
  /** The writer's address where a group passed the mail on under its own (X-Original-Sender). */
  readonly original_sender: string | null;
  /** Addresses of the group it came through. */
  readonly groups: readonly string[];
  /** Addresses mail servers say they delivered it for, such as an alias of the mailbox. */
  readonly delivered_to: readonly string[];
  readonly to: readonly MailPerson[];
  readonly cc: readonly MailPerson[];
  readonly subject: string;
  /** When it says it was written, unix seconds; never later than it came. */
  readonly date: number;
  readonly text: string;
  /** Safe HTML; null where the text says all of it. */
  readonly html: string | null;
  readonly remote_pictures: number;
  /** A program wrote it: an automatic reply, a newsletter, or a delivery report. A person's mail that a list passed on is not automatic. */
  readonly automatic: boolean;
  /** It asks for no automatic answer, or came by a list that would send one to everybody. */
  readonly no_auto_reply: boolean;
  /** What it tells of mails that could not be delivered; empty: it is no such report. */
  readonly bounced: readonly Bounce[];
  readonly files: readonly ReadMailFile[];
  /** Why it is not shown as a message. */
  readonly set_aside: MailRefusal | null;
}

/** A mail of ours that could not be delivered, or may be one of ours: anybody can write such a report. */
export interface Bounce {
  /** Message-ID without brackets. */
  readonly mail_id: string;
  /** In small letters; null where the report names none. */
  readonly recipient: string | null;
  readonly refusal: MailRefusal;
}

export interface ReadMailFile {
  readonly filename: string;
  /** As its bytes say, not its name. */
  readonly mime: string;
  readonly size: number;
  /** Undefined: it was set aside, for what `refusal` says. */
  readonly bytes: Buffer | undefined;
  readonly refusal: MailRefusal | null;
}

/** A mail as it is handed on to be kept: its files lie in storage. `from` is whom an answer goes to; its address is empty where that is the mailbox itself. */
export interface ArrivedMail extends Omit<
  ReadMail,
  'files' | 'digest' | 'reply_to' | 'original_sender' | 'groups' | 'delivered_to' | 'to' | 'cc'
> {
  readonly recipients: Recipients;
  /** Names it within the store's mailbox for good. */
  readonly key: string;
  readonly files: readonly ArrivedFile[];
}

export interface ArrivedFile extends Omit<ReadMailFile, 'bytes'> {
  /** Null: it was set aside. */
  readonly storage_key: string | null;
  /** A small picture of it, drawn by us, lies beside it. */
  readonly preview: boolean;
}
