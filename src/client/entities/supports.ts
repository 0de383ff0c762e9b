import {
  MacroRunDocument,
  MakeSupportDocument,
  SupportMergeDocument,
  SupportsDocument,
  SupportSplitDocument,
  SupportUpdateDocument,
  type SupportFieldsFragment,
} from '../../contract/generated/operations';
import { defineEntity, mutation, reference } from '../kernel/define-entity';
import { stores } from './stores';

export type Support = SupportFieldsFragment;

/** Conversations with buyers. */
export const supports = defineEntity({
  name: 'supports',
  references: { store: reference(stores.name) },
  query: { document: SupportsDocument, rows: (data): readonly Support[] => data.supports },
  mutations: {
    make: mutation({ document: MakeSupportDocument, rows: (data) => [data.makeSupport] }),
    update: mutation({ document: SupportUpdateDocument, rows: (data) => data.supportUpdate }),
    merge: mutation({ document: SupportMergeDocument, rows: (data) => [data.supportMerge] }),
    split: mutation({ document: SupportSplitDocument, rows: (data) => [data.supportSplit] }),
    runMacro: mutation({ document: MacroRunDocument, rows: (data) => data.macroRun }),
  },
});
