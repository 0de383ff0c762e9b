import { baseKeymap, chainCommands, exitCode, setBlockType, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command, Plugin } from 'prosemirror-state';
import type { RichTextSchema } from '../../../domain/rich-text/schema';

const keysOf = ({ nodes, marks }: RichTextSchema): Readonly<Record<string, Command>> => {
  const heading = (level: number): Command => setBlockType(nodes.heading, { level });
  const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
    return true;
  });
  return {
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
};

const wrapped = (mark: RegExp, type: NodeType) => wrappingInputRule(mark, type);

/** Signs at the beginning of a line that make it a list, a quote, code, or a heading. */
const rulesOf = ({ nodes }: RichTextSchema): Plugin =>
  inputRules({
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

export const editorPlugins = (schema: RichTextSchema): Plugin[] => [rulesOf(schema), keymap(keysOf(schema)), keymap(baseKeymap), history()];
