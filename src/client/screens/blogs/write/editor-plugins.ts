import { baseKeymap, chainCommands, exitCode, setBlockType, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command, Plugin } from 'prosemirror-state';
import { bodySchema } from '../../../../domain/blogs/body-schema';

export const { nodes, marks } = bodySchema;

const heading = (level: number): Command => setBlockType(nodes.heading, { level });

const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
});

const keys: Readonly<Record<string, Command>> = {
  'Mod-b': toggleMark(marks.strong),
  'Mod-i': toggleMark(marks.em),
  'Mod-Shift-x': toggleMark(marks.strike),
  'Mod-`': toggleMark(marks.code),
  'Mod-Alt-0': setBlockType(nodes.paragraph),
  'Mod-Alt-2': heading(2),
  'Mod-Alt-3': heading(3),
  'Mod-Alt-4': heading(4),
  'Mod-z': undo,
  'Mod-Shift-z': redo,
  'Mod-y': redo,
  'Shift-Enter': breakLine,
  Enter: splitListItem(nodes.list_item),
  // Elsewhere Tab leaves the text, as it does any field.
  Tab: sinkListItem(nodes.list_item),
  'Shift-Tab': liftListItem(nodes.list_item),
};

const wrapped = (mark: RegExp, type: NodeType) => wrappingInputRule(mark, type);

/** What is typed at the beginning of a line and means more than it says. */
const rules = inputRules({
  rules: [
    wrapped(/^\s*>\s$/u, nodes.blockquote),
    wrapped(/^\s*[-*]\s$/u, nodes.bullet_list),
    wrappingInputRule(
      /^(\d{1,4})\.\s$/u,
      nodes.ordered_list,
      ([, start]) => ({ start: Number(start) }),
      ([, start], list) => list.childCount + Number(list.attrs.start) === Number(start),
    ),
    textblockTypeInputRule(/^```$/u, nodes.code_block),
    textblockTypeInputRule(/^(#{2,4})\s$/u, nodes.heading, ([, signs = '']) => ({ level: signs.length })),
  ],
});

export const plugins = (): Plugin[] => [rules, keymap(keys), keymap(baseKeymap), history()];
