import type { Generated } from 'kysely';

declare module '../db/schema' {
  interface Database {
    hand_overs: HandOverTable;
  }
}

interface HandOverTable {
  container_id: Generated<string>;
  _id: string;
  fulfilment_id: string;
  user_id: string;
  orders: number;
  /** The file as it was handed over. */
  csv: string;
  created_at: number;
}
