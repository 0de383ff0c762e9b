import type { Generated } from 'kysely';

declare module '../../db/schema' {
  interface Database {
    sandbox_mails: SandboxMailTable;
  }
}

interface SandboxMailTable {
  /** Grows: a mailbox is read on from it. */
  id: Generated<number>;
  /** The shop's address. */
  mailbox: string;
  /** To the shop, or from it. */
  direction: 'in' | 'out';
  /** Message-ID without brackets. */
  mail_id: string;
  /** Whom it is from, or goes to. */
  person: string;
  subject: string;
  raw: Buffer;
  at: number;
}
