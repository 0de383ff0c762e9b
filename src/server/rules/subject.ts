import type { Fault } from '../../domain/fault';
import type { ChangedKind } from '../../domain/lists/changes';
import type { PermissionModule } from '../../domain/people/permissions';
import type { RuleDefinition, RuleFacts, RuleStep, RuleTerms } from '../../domain/rules/terms';
import type { Services, Tx } from '../kernel/context';

/** Something that happened to a record. */
export interface Happening {
  readonly subject_id: string;
  readonly event: string;
  /** Names what happened for good, such as the message that arrived; a rule runs once for it. */
  readonly occasion: string;
  /** When, by the market's clock. */
  readonly at: number;
}

/** A rule that runs. */
export interface RunningRule {
  readonly _id: string;
  readonly name: string;
  readonly steps: readonly RuleStep[];
}

/** What a rule did with a record. */
export interface AppliedSteps {
  /** Those that were done. */
  readonly steps: readonly RuleStep[];
  /** Why the others were left out; undefined: none was. */
  readonly leftOut: Fault | undefined;
}

/** A record something happened to, held until the transaction ends. */
export interface HeldRecord {
  /** Its values, read anew with each call. */
  facts(): Promise<RuleFacts>;
  /** Does all steps but those that must not be done at this moment, or throws: a `UserError` says why it cannot. */
  apply(rule: RunningRule): Promise<AppliedSteps>;
}

/** What a subject needs of its surroundings for one piece of work; read before a transaction opens. */
export interface RuleSession {
  /** By the market's clock. */
  readonly now: number;
  /** Holds the record; undefined: it is gone, or it is no longer so. */
  hold(tx: Tx, containerId: string, happening: Happening): Promise<HeldRecord | undefined>;
}

/** Something a rule would have run for. */
export interface PastEvent {
  readonly subject_id: string;
  readonly title: string;
  readonly detail: string;
  readonly at: number;
  readonly facts: RuleFacts;
}

/** A kind of record that rules can be about. */
export interface RuleSubject {
  readonly terms: RuleTerms;
  /** Whose `view`, `add`, `update` and `delete` it takes to see and change its rules. */
  readonly module: PermissionModule;
  /** The kinds of rows rules change. */
  readonly changes: readonly ChangedKind[];
  /** Throws where an id in a condition or step names nothing: `rule.conditionBad` or `rule.stepBad`. */
  checkValues(tx: Tx, containerId: string, definition: RuleDefinition): Promise<void>;
  open(services: Services): Promise<RuleSession>;
  /** Moments of a timed event after `since` that a rule was not looked at for, the earliest first. */
  due(
    tx: Tx,
    containerId: string,
    of: { readonly rule_id: string; readonly event: string; readonly hours: number; readonly since: number; readonly now: number },
    most: number,
  ): Promise<readonly Happening[]>;
  /** What the records are called, by their ids; those that are gone are missing. */
  titles(tx: Tx, containerId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Events of the kind since a moment, the latest first, and whether those are all. */
  history(
    tx: Tx,
    containerId: string,
    definition: Pick<RuleDefinition, 'event' | 'hours'>,
    of: { readonly since: number; readonly now: number; readonly most: number },
  ): Promise<{ readonly events: readonly PastEvent[]; readonly complete: boolean }>;
}

/** The kinds of records there are rules on, by name. */
export type RuleSubjects = Readonly<Record<string, RuleSubject>>;
