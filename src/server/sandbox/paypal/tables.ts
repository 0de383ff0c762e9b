import type { Generated } from 'kysely';
import type { DisputeOutcome, DisputeReason, DisputeStage, DisputeStatus } from '../../../domain/sales/paypal-disputes';

declare module '../../db/schema' {
  interface Database {
    sandbox_paypal_trackers: TrackerTable;
    sandbox_paypal_disputes: DisputeTable;
    sandbox_paypal_refunds: RefundTable;
    sandbox_paypal_holds: HoldTable;
  }
}

interface TrackerTable {
  transaction_id: string;
  tracking_number: string;
  status: string;
  carrier: string;
  carrier_name_other: string | null;
  updated_at: number;
}

interface SandboxMessage {
  readonly by: 'BUYER' | 'SELLER' | 'ARBITER';
  readonly at: number;
  readonly text: string;
}

interface SandboxOffer {
  readonly actor: 'BUYER' | 'SELLER';
  readonly event: 'PROPOSED' | 'ACCEPTED' | 'DENIED';
  readonly amount: number;
  readonly note: string;
  readonly at: number;
}

interface SandboxEvidence {
  readonly type: string;
  readonly notes: string;
  readonly tracking_numbers: readonly string[];
  readonly files: readonly string[];
  readonly stage: DisputeStage;
  readonly at: number;
}

interface DisputeTable {
  id: string;
  account: string;
  transaction_id: string;
  reason: DisputeReason;
  amount: number;
  currency: string;
  stage: DisputeStage;
  status: DisputeStatus;
  respond_by: number | null;
  outcome: DisputeOutcome | null;
  refunded: Generated<number>;
  messages: Generated<readonly SandboxMessage[]>;
  offers: Generated<readonly SandboxOffer[]>;
  evidences: Generated<readonly SandboxEvidence[]>;
  created_at: number;
  updated_at: number;
}

/** Money PayPal itself has moved back, beside what shops refund. */
interface RefundTable {
  id: string;
  transaction_id: string;
  event_code: string;
  amount: number;
  at: number;
}

interface HoldTable {
  transaction_id: string;
  until: number;
}
