import { sql } from 'kysely';
import type { Rule } from '../../contract/generated/resolvers';
import { DAY } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { requireVersion } from '../kernel/version';
import type { RuleRow } from './tables';

/** The days of runs that are counted beside a rule. */
export const COUNTED_DAYS = 30;

/** The rules on a kind of record, in the order they run. */
const listed = (tx: Tx, containerId: string, subject: string) =>
  tx.selectFrom('rules').selectAll().where('container_id', '=', containerId).where('subject', '=', subject).orderBy('place').orderBy('_id');

/** The enabled rules on an event, in the order they run; `hours`: of a timed one. */
export const enabledRules = async (
  tx: Tx,
  containerId: string,
  { subject, event, hours }: { readonly subject: string; readonly event: string; readonly hours: number | null },
): Promise<RuleRow[]> => {
  const rows = await listed(tx, containerId, subject).where('event', '=', event).where('enabled', '=', true).execute();
  return rows.filter(({ definition }) => definition.hours === hours);
};

/** Holds all rules on a kind of record, in the order of their ids. */
export const holdRules = (tx: Tx, containerId: string, subject: string): Promise<RuleRow[]> =>
  tx
    .selectFrom('rules')
    .selectAll()
    .where('container_id', '=', containerId)
    .where('subject', '=', subject)
    .orderBy('_id')
    .forUpdate()
    .execute();

/** Holds a rule somebody changes, and refuses where it is gone or was changed meanwhile. */
export const holdRule = async (
  tx: Tx,
  containerId: string,
  { subject, _id, updated_at }: { readonly subject: string; readonly _id: string; readonly updated_at: number | null | undefined },
): Promise<RuleRow> => {
  const row = await tx
    .selectFrom('rules')
    .selectAll()
    .where('container_id', '=', containerId)
    .where('subject', '=', subject)
    .where('_id', '=', _id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new UserError('rule.missing', { code: 'NOT_FOUND' });
  requireVersion(row, updated_at);
  return row;
};

/** Rules as the contract shows them, with how often they ran of late. `now`: by the market's clock. */
export const readRules = async (tx: Tx, containerId: string, subject: string, now: number): Promise<Rule[]> => {
  const rows = await listed(tx, containerId, subject).execute();
  if (rows.length === 0) return [];
  const counts = await tx
    .selectFrom('rule_runs')
    .select('rule_id')
    .select(sql<number>`(count(*) filter (where created_at >= ${now - COUNTED_DAYS * DAY}))::integer`.as('runs'))
    .select(sql<number>`(count(*) filter (where created_at >= ${now - COUNTED_DAYS * DAY} and outcome = 'refused'))::integer`.as('refused'))
    .select(sql<number>`max(created_at)`.as('last_run_at'))
    .where('container_id', '=', containerId)
    .where('outcome', '<>', 'skipped')
    .where(
      'rule_id',
      'in',
      rows.map(({ _id }) => _id),
    )
    .groupBy('rule_id')
    .execute();
  const byId = new Map(counts.map((row) => [row.rule_id, row]));
  return rows.map(({ _id, name, enabled, definition, stop, updated_at }) => {
    const { event, hours, match, conditions, steps } = definition;
    const ran = byId.get(_id);
    return {
      ...{ _id, subject, name, enabled, event, hours, match, stop, updated_at },
      conditions: conditions.map(({ field, op, values }) => ({ field, op, values: [...values] })),
      steps: steps.map((step) => ({ ...step })),
      ...{ runs: ran?.runs ?? 0, refused: ran?.refused ?? 0, last_run_at: ran?.last_run_at ?? null },
    };
  });
};
