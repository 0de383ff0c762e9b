import type { Generated } from 'kysely';
import type { MailProviderId } from '../../../domain/stores/mail-providers';
import type { Sealed } from '../../kernel/vault';

declare module '../../db/schema' {
  interface Database {
    mail_grants: MailGrantTable;
  }
}

/** That the mailbox of a store is signed in with a provider. A mailbox that has one has no password. */
interface MailGrantTable {
  container_id: Generated<string>;
  store_id: string;
  provider: MailProviderId;
  /** The address of the person who agreed, or the one among theirs that the mailbox has. */
  address: string;
  /** Sealed. */
  tokens: Sealed;
  /** When the provider said that the grant does not hold any more; null: it has not. */
  refused_at: number | null;
}
