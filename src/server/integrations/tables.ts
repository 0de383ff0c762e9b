import type { Generated, Selectable } from 'kysely';
import type { Block } from '../../domain/connections/connection';
import type { IntegrationCode } from '../../domain/integrations/integrations';
import type { RefusalValues } from '../../domain/fault';
import type { Sealed } from '../kernel/vault';

declare module '../db/schema' {
  interface Database {
    app_configs: AppConfigTable;
  }
}

/** Why a call failed, by the code of the sentence. */
export interface CallFailure {
  readonly refusal: string;
  readonly values: RefusalValues;
}

/** What is known of an integration; without a row it is as `domain/integrations` has it, and was never asked. */
interface AppConfigTable {
  container_id: Generated<string>;
  code: IntegrationCode;
  is_on: boolean;
  /** What is shown of how it is reached: masks for what is sealed. */
  config: Generated<Block>;
  /** The rest: JSON sealed by `connectors/secrets.ts`; empty: nothing. */
  credentials: Generated<Sealed | ''>;
  last_success_at: number | null;
  /** Why the last call failed; null: it did not. */
  last_error: CallFailure | null;
  /** When it is asked next, where it is asked by the clock. */
  next_at: Generated<number>;
  created_at: number;
  updated_at: number;
}

export type AppConfigRow = Selectable<AppConfigTable>;
