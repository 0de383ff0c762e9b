import { RULE_NOBODY } from '../../../domain/support/rule-terms';
import type { Tx } from '../../kernel/context';
import { UserError } from '../../kernel/errors';
import type { RuleSubject } from '../../rules/subject';
import { peopleOf } from '../../sales/rows';

const existing = async (
  tx: Tx,
  table: 'stores' | 'canned_replies',
  containerId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom(table)
    .select('_id')
    .where('container_id', '=', containerId)
    .where('_id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ _id }) => _id));
};

/** Refuses conditions and steps that name a store, a member or a saved reply there is none of. */
export const checkRuleValues: RuleSubject['checkValues'] = async (tx, containerId, { conditions, steps }) => {
  const named = (field: string) => conditions.flatMap((each) => (each.field === field ? each.values : []));
  const valued = (act: string) => steps.flatMap((each) => (each.act === act && each.value !== '' ? [each.value] : []));
  const stores = await existing(tx, 'stores', containerId, named('store'));
  const replies = await existing(tx, 'canned_replies', containerId, valued('reply'));
  const person = await peopleOf(tx, containerId, [...named('assignee'), ...valued('assign')]);
  const isMember = (id: string): boolean => person(id) !== null;
  const fits: Readonly<Record<string, (value: string) => boolean>> = {
    store: (value) => stores.has(value),
    assignee: (value) => value === RULE_NOBODY || isMember(value),
    assign: (value) => value === '' || isMember(value),
    reply: (value) => replies.has(value),
  };
  const misfit = (name: string, values: readonly string[]): boolean =>
    Object.hasOwn(fits, name) && !values.every((value) => fits[name]?.(value));
  const condition = conditions.findIndex(({ field, values }) => misfit(field, values));
  if (condition >= 0) throw new UserError('rule.conditionBad', { field: 'params.conditions', values: { number: condition + 1 } });
  const step = steps.findIndex(({ act, value }) => misfit(act, [value]));
  if (step >= 0) throw new UserError('rule.stepBad', { field: 'params.steps', values: { number: step + 1 } });
};
