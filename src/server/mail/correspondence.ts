import type { StoreRef, Tx } from '../kernel/context';
import type { LetterParts, QuotedMessage } from './letter-text';
import type { ArrivedMail, MailPerson, MailRefusal, RefusedRecipient } from './door';

/** An earlier message that stands below a mail, with the language and time zone of the words about it. */
interface Below extends Pick<LetterParts, 'language' | 'zone'> {
  /** `from` null: the store itself wrote it. */
  readonly quoted: (Omit<QuotedMessage, 'from'> & { readonly from: MailPerson | null }) | null;
}

interface MessageRef {
  readonly container_id: string;
  readonly _id: string;
  readonly support_id: string;
}

/** Whoever mails are for: the room of conversations. */
export interface Correspondence {
  readonly keep: (tx: Tx, store: StoreRef, mails: readonly ArrivedMail[], now: number) => Promise<unknown>;
  /** The message that a mail answers or forwards. */
  readonly below: (
    tx: Tx,
    message: MessageRef & { readonly in_reply_to: string | null; readonly forward_of: string | null },
  ) => Promise<Below>;
  /** A reply went out, or could not. */
  readonly sent: (tx: Tx, message: MessageRef, now: number, refused?: readonly RefusedRecipient[]) => Promise<void>;
  /** The server took the mail for others than the one it is for, who is tried again at `send_at`, unix seconds. */
  readonly putOff: (tx: Tx, message: MessageRef, send_at: number, refused: readonly RefusedRecipient[]) => Promise<void>;
  readonly failed: (tx: Tx, message: MessageRef, refusal: MailRefusal, now: number) => Promise<void>;
}
