import type { Generated } from 'kysely';

declare module '../../db/schema' {
  interface Database {
    sandbox_payments: SandboxPaymentTable;
  }
}

interface SandboxPaymentTable {
  id: string;
  /** Whoever asks for the payment knows it by this; each has one payment. */
  reference: string;
  cents: number;
  return_url: string;
  webhook_url: string;
  status: Generated<'open' | 'paid' | 'declined'>;
  /** Unix seconds. */
  created_at: number;
}
