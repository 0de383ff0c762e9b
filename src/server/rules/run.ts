import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import type { RefusalValues } from '../../domain/fault';
import type { RuleStep } from '../../domain/rules/terms';
import { tellChanged } from '../db/channel';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { logFault } from '../kernel/log';
import { compileConditions } from './conditions';
import type { AppliedSteps, HeldRecord, Happening, RuleSession, RuleSubject } from './subject';
import type { RuleRow } from './tables';

/** What came of a rule. */
type Ran =
  | { readonly outcome: 'skipped' }
  | ({ readonly outcome: 'done' } & AppliedSteps)
  | { readonly outcome: 'refused'; readonly refusal: string; readonly values: RefusalValues };

/** SQLSTATE classes of temporary failures (connection, deadlock, shutdown). They say nothing about the rule, so the transaction is retried. */
const TRANSIENT_SQLSTATES = /^(?:08|40|53|55|57|58)/u;

const isTransient = (error: unknown): boolean => error instanceof DatabaseError && TRANSIENT_SQLSTATES.test(error.code ?? '');

const refusalOf = (error: unknown): Extract<Ran, { outcome: 'refused' }> => {
  if (error instanceof UserError && error.code !== 'UNAVAILABLE')
    return { outcome: 'refused', refusal: error.refusal, values: error.values };
  logFault('rule', error);
  return { outcome: 'refused', refusal: 'rule.failed', values: {} };
};

/** Runs a rule on a record. Where it cannot be done, all of it is undone, and the transaction goes on. */
const runOne = async (tx: Tx, { terms }: RuleSubject, rule: RuleRow, record: HeldRecord): Promise<Ran> => {
  await sql`savepoint rule`.execute(tx);
  try {
    const isMet = await compileConditions(terms, rule.definition)(await record.facts());
    const applied = isMet ? await record.apply({ _id: rule._id, name: rule.name, steps: rule.definition.steps }) : undefined;
    await sql`release savepoint rule`.execute(tx);
    return applied ? { outcome: 'done', ...applied } : { outcome: 'skipped' };
  } catch (error) {
    if (isTransient(error)) throw error;
    await sql`rollback to savepoint rule`.execute(tx);
    await sql`release savepoint rule`.execute(tx);
    return refusalOf(error);
  }
};

/** The rules that ran, or were skipped, for what happened. */
const ranBefore = async (
  tx: Tx,
  containerId: string,
  { subject_id, occasion }: Happening,
  rules: readonly RuleRow[],
): Promise<Set<string>> => {
  const rows = await tx
    .selectFrom('rule_runs')
    .select('rule_id')
    .where('container_id', '=', containerId)
    .where('subject_id', '=', subject_id)
    .where('occasion', '=', occasion)
    .where(
      'rule_id',
      'in',
      rules.map(({ _id }) => _id),
    )
    .execute();
  return new Set(rows.map(({ rule_id }) => rule_id));
};

/** Why a rule was refused, or steps of it were left out. */
const reasonOf = (ran: Ran): { readonly refusal: string; readonly values: RefusalValues } | undefined => {
  if (ran.outcome === 'skipped') return undefined;
  return ran.outcome === 'refused' ? ran : ran.leftOut;
};

/** A skipped run is kept for its occasion alone. */
const stepsOf = (rule: RuleRow, ran: Ran): readonly RuleStep[] => {
  if (ran.outcome === 'skipped') return [];
  return ran.outcome === 'refused' ? rule.definition.steps : ran.steps;
};

const note = async (tx: Tx, rule: RuleRow, { subject_id, event, occasion }: Happening, ran: Ran, now: number) => {
  const reason = reasonOf(ran);
  const refused = { refusal: reason?.refusal ?? null, refusal_values: reason ? jsonb(reason.values) : null };
  await tx
    .insertInto('rule_runs')
    .values({
      ...{ _id: newId(), rule_id: rule._id, rule_name: rule.name, subject: rule.subject, subject_id, event, occasion },
      ...{ outcome: ran.outcome, steps: jsonb(stepsOf(rule, ran)), ...refused, created_at: now },
    })
    .execute();
};

/**
 * Runs rules, in their order, for something that happened to a record: each once, and with its values as the rules before left them. `timed`: those that do not
 * apply are noted, so that the same moment is not found again.
 */
export const runRules = async (
  tx: Tx,
  containerId: string,
  {
    subject,
    session,
    rules,
    timed,
  }: { readonly subject: RuleSubject; readonly session: RuleSession; readonly rules: readonly RuleRow[]; readonly timed: boolean },
  happening: Happening,
): Promise<void> => {
  if (rules.length === 0) return;
  const record = await session.hold(tx, containerId, happening);
  if (!record) return;
  const before = await ranBefore(tx, containerId, happening, rules);
  let [isStopped, hasRun] = [false, false];
  for (const rule of rules) {
    if (before.has(rule._id)) continue;
    const ran: Ran = isStopped ? { outcome: 'skipped' } : await runOne(tx, subject, rule, record);
    if (timed || ran.outcome !== 'skipped') await note(tx, rule, happening, ran, session.now);
    hasRun ||= ran.outcome !== 'skipped';
    isStopped ||= ran.outcome === 'done' && rule.stop;
  }
  if (hasRun) await tellChanged(tx, containerId, ['rules', 'ruleRuns', ...subject.changes]);
};
