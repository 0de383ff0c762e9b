import type { QueryRuleRunsArgs, RuleRun } from '../../contract/generated/resolvers';
import { findPage, inOrder, type PageOrder } from '../db/pages';
import type { RequestContext, Tx } from '../kernel/context';
import { isOpenFilter } from '../kernel/input';
import type { RuleSubject } from './subject';

const NEWEST_FIRST: PageOrder = { id: 'r._id', by: null, direction: 'desc' };

/** The page of the log a request asks for. */
export const readRuns = async (
  tx: Tx,
  { subject: name, rule_id, outcome, start, end }: QueryRuleRunsArgs,
  subject: RuleSubject,
  context: RequestContext,
): Promise<RuleRun[]> => {
  const containerId = context.container._id;
  const runs = tx.selectFrom('rule_runs as r').where('r.container_id', '=', containerId);
  let found = runs.where('r.subject', '=', name.trim()).where('r.outcome', '<>', 'skipped');
  if (!isOpenFilter(rule_id)) found = found.where('r.rule_id', '=', rule_id.trim());
  if (!isOpenFilter(outcome)) found = found.where('r.outcome', '=', outcome.trim() === 'done' ? 'done' : 'refused');
  if (typeof start === 'number') found = found.where('r.created_at', '>=', start);
  if (typeof end === 'number') found = found.where('r.created_at', '<=', end);
  const page = await findPage(context, found, NEWEST_FIRST);
  const rows = await runs.where(page).selectAll('r').orderBy(inOrder(NEWEST_FIRST)).execute();
  const titles = await subject.titles(tx, containerId, [...new Set(rows.map(({ subject_id }) => subject_id))]);
  return rows.map((row) => ({
    _id: row._id,
    rule_id: row.rule_id,
    rule_name: row.rule_name,
    subject_id: row.subject_id,
    title: titles.get(row.subject_id) ?? '',
    event: row.event,
    outcome: row.outcome,
    steps: row.steps.map((step) => ({ ...step })),
    refusal: row.refusal,
    refusal_values: row.refusal_values,
    created_at: row.created_at,
  }));
};
