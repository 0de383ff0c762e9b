import type { Generated } from 'kysely';

declare module '../db/schema' {
  interface Database {
    trademark_words: TrademarkWordTable;
  }
}

interface TrademarkWordTable {
  container_id: Generated<string>;
  _id: string;
  word: string;
  /** As it is compared. */
  key: string;
  created_at: number;
}
