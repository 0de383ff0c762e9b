import type { StoreRef, Tx } from '../kernel/context';
import type { ArrivedMail, MailRefusal } from './door';

interface MessageRef {
  readonly container_id: string;
  readonly _id: string;
  readonly support_id: string;
}

/** Whoever mails are for: the room of conversations. */
export interface Correspondence {
  readonly keep: (tx: Tx, store: StoreRef, mails: readonly ArrivedMail[], now: number) => Promise<unknown>;
  /** A reply went out, or could not. */
  readonly sent: (tx: Tx, message: MessageRef, now: number) => Promise<void>;
  readonly failed: (tx: Tx, message: MessageRef, refusal: MailRefusal, now: number) => Promise<void>;
}
