import { MacrosDocument, MakeMacroDocument, RemoveMacroDocument, type MacroFieldsFragment } from '../../contract/generated/operations';
import { defineEntity, mutation, saveOver } from '../kernel/define-entity';

export type Macro = MacroFieldsFragment;

/** Several steps in one. */
export const macros = defineEntity({
  name: 'macros',
  query: { document: MacrosDocument, rows: (data): readonly Macro[] => data.macros },
  mutations: {
    save: mutation({ document: MakeMacroDocument, rows: (data) => [data.makeMacro], over: saveOver('save') }),
    remove: mutation({ document: RemoveMacroDocument }),
  },
});
