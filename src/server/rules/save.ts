import type { MutationRuleSaveArgs, RuleInput } from '../../contract/generated/resolvers';
import { checkRule } from '../../domain/rules/check-rule';
import type { RuleDefinition } from '../../domain/rules/terms';
import { lock } from '../db/advisory-locks';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { orThrow } from '../kernel/input';
import { holdRule } from './rules';
import type { RuleSubject } from './subject';
import type { RuleRow } from './tables';

/** Rules of a workspace, on whatever kind of record. */
const MOST_RULES = 100;

/** The rule somebody typed. Throws its first fault. */
export const definitionOf = async (tx: Tx, containerId: string, subject: RuleSubject, params: RuleInput): Promise<RuleDefinition> => {
  const definition = orThrow(checkRule(subject.terms, params));
  await subject.checkValues(tx, containerId, definition);
  return definition;
};

/** Counts and places one at a time. */
const nextPlace = async (tx: Tx, containerId: string): Promise<number> => {
  await lock(tx, 'rules', containerId);
  const { rules, place } = await tx
    .selectFrom('rules')
    .select((of) => [of.fn.countAll<string>().as('rules'), of.fn.max('place').as('place')])
    .where('container_id', '=', containerId)
    .executeTakeFirstOrThrow();
  if (Number(rules) >= MOST_RULES) throw new UserError('rule.tooMany', { values: { most: MOST_RULES } });
  return ((place as number | null) ?? 0) + 1;
};

const sameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const sortedJson = ({ event, hours, match, conditions, steps }: RuleDefinition): unknown => [
  ...[event, hours, match],
  conditions.map(({ field, op, values }) => [field, op, values]),
  steps.map(({ act, value }) => [act, value]),
];

/** What a rule is about begins anew where it was switched on or says something else than before. */
const sinceOf = (before: RuleRow, enabled: boolean, definition: RuleDefinition, now: number): number =>
  enabled && before.enabled && sameJson(sortedJson(before.definition), sortedJson(definition)) ? before.since : now;

/** Makes a rule, or changes one; gives its id. `now`: by the market's clock. */
export const saveRule = async (
  tx: Tx,
  containerId: string,
  subject: RuleSubject,
  { _id, updated_at, params }: MutationRuleSaveArgs,
  now: number,
): Promise<string> => {
  const name = params.name.trim();
  if (name === '') throw new UserError('rule.nameMissing', { field: 'params.name' });
  const definition = await definitionOf(tx, containerId, subject, params);
  const { enabled } = params;
  const written = { name, enabled, definition: jsonb(definition), stop: params.stop ?? false, updated_at: now };
  const named = _id?.trim();
  if (named) {
    const before = await holdRule(tx, containerId, { subject: params.subject.trim(), _id: named, updated_at });
    await tx
      .updateTable('rules')
      .set({ ...written, since: sinceOf(before, enabled, definition, now) })
      .where('container_id', '=', containerId)
      .where('_id', '=', named)
      .execute();
    return named;
  }
  const place = await nextPlace(tx, containerId);
  const id = newId();
  await tx
    .insertInto('rules')
    .values({ _id: id, subject: params.subject.trim(), place, ...written, since: now, created_at: now })
    .execute();
  return id;
};
