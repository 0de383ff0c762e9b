import type { Rule as RuleOfContract } from '../../contract/generated/resolvers';
import type { Access } from '../../domain/people/permissions';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { cleanIds } from '../kernel/input';
import { operation, type MutationOperations, type QueryOperations, type Rule } from '../kernel/operation';
import { testRule } from './dry-run';
import { readRuns } from './log';
import { holdRule, holdRules, readRules } from './rules';
import { definitionOf, saveRule } from './save';
import type { RuleSubject, RuleSubjects } from './subject';

type Queries = Pick<QueryOperations, 'rules' | 'ruleTest' | 'ruleRuns'>;
type Mutations = Pick<MutationOperations, 'ruleSave' | 'ruleRemove' | 'ruleOrder'>;

const find = (subjects: RuleSubjects, name: string): RuleSubject | undefined =>
  Object.hasOwn(subjects, name.trim()) ? subjects[name.trim()] : undefined;

/** Throws where there are no rules on such records. */
const subjectOf = (subjects: RuleSubjects, name: string): RuleSubject => {
  const subject = find(subjects, name);
  if (!subject)
    throw new UserError('rule.subjectUnknown', { code: 'NOT_FOUND', field: 'subject', values: { subject: name.trim().slice(0, 40) } });
  return subject;
};

/** Whoever may see or change the records may see or change their rules. An unknown name takes the rights of the first subject, so that it opens nothing. */
const needed = (subjects: RuleSubjects, name: string, access: Access): Rule => {
  const module = (find(subjects, name) ?? Object.values(subjects)[0])?.module;
  return module ? { module, access } : 'signed-in';
};

const oneOf = async (tx: Tx, containerId: string, name: string, id: string, now: number): Promise<RuleOfContract> => {
  const rule = (await readRules(tx, containerId, name, now)).find(({ _id }) => _id === id);
  if (!rule) throw new UserError('rule.missing', { code: 'NOT_FOUND' });
  return rule;
};

/** Fields of Query on rules of the kinds of records there are. */
export const queriesOfRules = (subjects: RuleSubjects): Queries => ({
  rules: operation({
    rule: ({ subject }) => needed(subjects, subject, 'view'),
    prepare: (_args, { services }) => services.marketNow(),
    run: async (tx, { subject }, { container }, now) => {
      subjectOf(subjects, subject);
      return readRules(tx, container._id, subject.trim(), now);
    },
  }),
  ruleTest: operation({
    rule: ({ params }) => needed(subjects, params.subject, 'view'),
    prepare: (_args, { services }) => services.marketNow(),
    run: async (tx, { params }, { container }, now) => {
      const subject = subjectOf(subjects, params.subject);
      return testRule(tx, container._id, subject, await definitionOf(tx, container._id, subject, params), now);
    },
  }),
  ruleRuns: {
    rule: ({ subject }) => needed(subjects, subject, 'view'),
    run: (tx, args, context) => readRuns(tx, args, subjectOf(subjects, args.subject), context),
  },
});

/** Fields of Mutation on rules of the kinds of records there are. */
export const mutationsOfRules = (subjects: RuleSubjects): Mutations => ({
  ruleSave: operation({
    rule: ({ _id, params }) => needed(subjects, params.subject, _id?.trim() ? 'update' : 'add'),
    prepare: (_args, { services }) => services.marketNow(),
    run: async (tx, args, { container }, now) => {
      const name = args.params.subject.trim();
      const id = await saveRule(tx, container._id, subjectOf(subjects, name), args, now);
      return oneOf(tx, container._id, name, id, now);
    },
  }),
  ruleRemove: {
    rule: ({ subject }) => needed(subjects, subject, 'delete'),
    run: async (tx, { subject, _id }, { container }) => {
      subjectOf(subjects, subject);
      const { _id: id } = await holdRule(tx, container._id, { subject: subject.trim(), _id: _id.trim(), updated_at: null });
      await tx.deleteFrom('rules').where('container_id', '=', container._id).where('_id', '=', id).execute();
      await tx
        .deleteFrom('rule_runs')
        .where('container_id', '=', container._id)
        .where('rule_id', '=', id)
        .where('outcome', '=', 'skipped')
        .execute();
      return true;
    },
  },
  ruleOrder: operation({
    rule: ({ subject }) => needed(subjects, subject, 'update'),
    prepare: (_args, { services }) => services.marketNow(),
    run: async (tx, { subject, ids }, { container }, now) => {
      subjectOf(subjects, subject);
      const [name, wanted] = [subject.trim(), cleanIds(ids)];
      const held = await holdRules(tx, container._id, name);
      if (held.length !== wanted.length || !held.every(({ _id }) => wanted.includes(_id)))
        throw new UserError('rule.orderStale', { code: 'CONFLICT', field: 'ids' });
      for (const [place, _id] of wanted.entries())
        await tx.updateTable('rules').set({ place }).where('container_id', '=', container._id).where('_id', '=', _id).execute();
      return readRules(tx, container._id, name, now);
    },
  }),
});
