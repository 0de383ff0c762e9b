import type { Generated, GeneratedAlways, Selectable } from 'kysely';
import type { RefusalValues } from '../../domain/fault';
import type { RuleDefinition, RuleStep } from '../../domain/rules/terms';

declare module '../db/schema' {
  interface Database {
    rules: RuleTable;
    rule_events: RuleEventTable;
    rule_runs: RuleRunTable;
  }
}

interface RuleTable {
  container_id: Generated<string>;
  _id: string;
  /** The kind of record, such as `support`. */
  subject: string;
  place: number;
  name: string;
  enabled: boolean;
  definition: RuleDefinition;
  event: GeneratedAlways<string>;
  stop: boolean;
  /** When it was last enabled or changed, by the market's clock: earlier moments of timed events are not its concern. */
  since: number;
  created_at: number;
  updated_at: number;
}

/** Something that happened to a record, for which rules have not run yet. The database's triggers write them. */
interface RuleEventTable {
  container_id: Generated<string>;
  _id: Generated<string>;
  subject: string;
  subject_id: string;
  event: string;
  occasion: string;
  at: number;
  attempts: Generated<number>;
}

interface RuleRunTable {
  container_id: Generated<string>;
  _id: string;
  rule_id: string;
  rule_name: string;
  subject: string;
  subject_id: string;
  event: string;
  occasion: string;
  /** `skipped`: a timed event the rule did not apply to, so that it is not looked at again; no part of the log. */
  outcome: 'done' | 'refused' | 'skipped';
  steps: readonly RuleStep[];
  /** Why it was refused, or steps of it were left out. */
  refusal: string | null;
  refusal_values: RefusalValues | null;
  created_at: number;
}

export type RuleRow = Selectable<RuleTable>;
