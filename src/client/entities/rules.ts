import {
  RuleOrderDocument,
  RuleRemoveDocument,
  RuleSaveDocument,
  RulesDocument,
  type RuleFieldsFragment,
} from '../../contract/generated/operations';
import { defineEntity, mutation, saveOver } from '../kernel/define-entity';

export type Rule = RuleFieldsFragment;

/** Rules on one kind of record, in the order they run. */
export const rules = defineEntity({
  name: 'rules',
  query: { document: RulesDocument, rows: (data): readonly Rule[] => data.rules },
  mutations: {
    save: mutation({ document: RuleSaveDocument, rows: (data) => [data.ruleSave], over: saveOver('save') }),
    remove: mutation({ document: RuleRemoveDocument }),
    // Each order names all rules, so an earlier one that arrives later would undo it.
    order: mutation({ document: RuleOrderDocument, rows: (data) => data.ruleOrder, concurrency: 'queue' }),
  },
});
