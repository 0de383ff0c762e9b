import type { MessageDraftFieldsFragment, MessageSendMutationVariables } from '../../contract/generated/operations';
import type { MessageKind } from '../../domain/support/lifecycle';
import type { AppError } from '../kernel/app-error';

/** A file that goes with a message. */
export type SentFile = MessageDraftFieldsFragment['files'][number];

type Person = Pick<NonNullable<MessageDraftFieldsFragment['recipients']>['to'][number], 'name' | 'email'>;

/** The people an email is sent to, as its writer chose them. */
export interface ChosenRecipients {
  readonly to: readonly Person[];
  readonly cc: readonly Person[];
  readonly bcc: readonly Person[];
}

/** What somebody writes in a conversation and has not sent. */
export interface Unsent {
  readonly kind: MessageKind;
  /** Plain text. */
  readonly body: string;
  /** The same with its formatting; without it the text is plain. */
  readonly html?: string | null;
  readonly files: readonly SentFile[];
  /** The message that is forwarded, or answered without the buyer. */
  readonly of?: string | null;
  /** Without them, a reply goes to the buyer and all their latest email names. */
  readonly recipients?: ChosenRecipients | null;
  /** The latest message when it was begun; null: there was none. */
  readonly since: string | null;
  /** Somebody else wrote meanwhile, and the writer was told. */
  readonly told: boolean;
  /** Whether the server has it as a draft: `typed`, not yet; `failed`, it could not be told; `sending`, it is being sent, and no draft any more. */
  readonly state: 'typed' | 'saving' | 'kept' | 'failed' | 'sending';
  /** The last attempt. Sent once more without a change, it goes under the same key, so it arrives once. */
  readonly attempt?: { readonly requestId: string; readonly variables: MessageSendMutationVariables };
  /** Why the last attempt failed. */
  readonly failure?: AppError;
}

/**
 * What is being written, by conversation. It stands outside the store, so that no action and no log holds what people write; the page keeps it from
 * one conversation to the next.
 */
const unsent = new Map<string, Unsent>();
const listeners = new Set<() => void>();

export const unsentOf = (supportId: string): Unsent | undefined => unsent.get(supportId);

/** Null: nothing is being written any more. */
export const keepUnsent = (supportId: string, next: Unsent | null): void => {
  if (next) unsent.set(supportId, next);
  else unsent.delete(supportId);
  for (const listener of listeners) listener();
};

export const hearUnsent = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** True where there is something to send; a message can be forwarded without a word. */
export const isWritten = (written: Pick<Unsent, 'kind' | 'body' | 'files' | 'recipients'> | undefined): boolean =>
  written !== undefined &&
  (written.body.trim() !== '' || written.files.length > 0 || (written.kind === 'forward' && (written.recipients?.to.length ?? 0) > 0));
