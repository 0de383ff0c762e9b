import { RuleRunsDocument, RuleTestDocument, type RuleRunFieldsFragment, type RuleTestQuery } from '../../contract/generated/operations';
import { defineEntity } from '../kernel/define-entity';

export type RuleRun = RuleRunFieldsFragment;

/** The log of rules, newest first. */
export const ruleRuns = defineEntity({
  name: 'ruleRuns',
  query: { document: RuleRunsDocument, rows: (data): readonly RuleRun[] => data.ruleRuns },
  mutations: {},
});

type RuleTest = RuleTestQuery['ruleTest'];

/** The answer to a test of a rule that need not be saved, so it is known by the rule that was tested. */
export const ruleTests = defineEntity({
  name: 'ruleTests',
  query: {
    document: RuleTestDocument,
    rows: (data, { params }): readonly (RuleTest & { readonly _id: string })[] => [{ ...data.ruleTest, _id: JSON.stringify(params) }],
  },
  mutations: {},
});
