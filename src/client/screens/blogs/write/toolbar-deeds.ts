import FormatBold from '../../../ui/icons/FormatBold';
import FormatItalic from '../../../ui/icons/FormatItalic';
import FormatListBulleted from '../../../ui/icons/FormatListBulleted';
import FormatListNumbered from '../../../ui/icons/FormatListNumbered';
import FormatQuote from '../../../ui/icons/FormatQuote';
import HorizontalRule from '../../../ui/icons/HorizontalRule';
import Redo from '../../../ui/icons/Redo';
import StrikethroughS from '../../../ui/icons/StrikethroughS';
import Undo from '../../../ui/icons/Undo';
import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { Fragment, Slice, type MarkType, type Node as BodyNode, type NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { Selection, type Command, type EditorState } from 'prosemirror-state';
import type { Icon } from '../../../ui/styles';
import { marks, nodes } from './editor-plugins';

/** Whether the chosen words have a mark, or what is typed next will. */
export const hasMark = (state: EditorState, type: MarkType): boolean => {
  const { from, to, empty, $from } = state.selection;
  return empty ? Boolean(type.isInSet(state.storedMarks ?? $from.marks())) : state.doc.rangeHasMark(from, to, type);
};

/** Whether the cursor is within something. */
const isWithin = ({ selection: { $from } }: EditorState, type: NodeType): boolean =>
  Array.from({ length: $from.depth + 1 }, (_depth, at) => $from.node(at)).some((node) => node.type === type);

/** Turns lines into a list, or into one of the other kind, or back into lines. */
const list =
  (type: NodeType): Command =>
  (state, dispatch, view) => {
    if (isWithin(state, type)) return liftListItem(nodes.list_item)(state, dispatch, view);
    return wrapInList(type)(state, dispatch);
  };

const quote: Command = (state, dispatch) => (isWithin(state, nodes.blockquote) ? lift : wrapIn(nodes.blockquote))(state, dispatch);

export type DeedName = 'bold' | 'italic' | 'strike' | 'bullets' | 'numbers' | 'quote' | 'rule' | 'undo' | 'redo';

interface Deed {
  readonly name: DeedName;
  readonly Icon: Icon;
  /** As browsers write it for `aria-keyshortcuts`. */
  readonly keys?: string;
  readonly command: Command;
  readonly pressed?: (state: EditorState) => boolean;
}

export const deeds: readonly (readonly Deed[])[] = [
  [
    {
      name: 'bold',
      Icon: FormatBold,
      keys: 'Control+B',
      command: toggleMark(marks.strong),
      pressed: (state) => hasMark(state, marks.strong),
    },
    { name: 'italic', Icon: FormatItalic, keys: 'Control+I', command: toggleMark(marks.em), pressed: (state) => hasMark(state, marks.em) },
    {
      name: 'strike',
      Icon: StrikethroughS,
      keys: 'Control+Shift+X',
      command: toggleMark(marks.strike),
      pressed: (state) => hasMark(state, marks.strike),
    },
  ],
  [
    { name: 'bullets', Icon: FormatListBulleted, command: list(nodes.bullet_list), pressed: (state) => isWithin(state, nodes.bullet_list) },
    {
      name: 'numbers',
      Icon: FormatListNumbered,
      command: list(nodes.ordered_list),
      pressed: (state) => isWithin(state, nodes.ordered_list),
    },
    { name: 'quote', Icon: FormatQuote, command: quote, pressed: (state) => isWithin(state, nodes.blockquote) },
    { name: 'rule', Icon: HorizontalRule, command: (...state) => putBlocks([nodes.horizontal_rule.create()])(...state) },
  ],
  [
    { name: 'undo', Icon: Undo, keys: 'Control+Z', command: undo },
    { name: 'redo', Icon: Redo, keys: 'Control+Y', command: redo },
  ],
];

export const BLOCKS = ['paragraph', 'heading2', 'heading3', 'heading4', 'code'] as const;
export type BlockName = (typeof BLOCKS)[number];

/** What the line with the cursor is. */
export const blockOf = ({ selection: { $from } }: EditorState): BlockName => {
  const { type, attrs } = $from.parent;
  if (type === nodes.code_block) return 'code';
  return type === nodes.heading ? (`heading${attrs.level as 2 | 3 | 4}` as const) : 'paragraph';
};

/** Makes the chosen lines something else. */
export const become = (name: BlockName): Command => {
  if (name === 'code') return setBlockType(nodes.code_block);
  if (name === 'paragraph') return setBlockType(nodes.paragraph);
  return setBlockType(nodes.heading, { level: Number(name.slice(-1)) });
};

/** Where the chosen words lead so far; empty: nowhere. */
export const linkAt = (state: EditorState): string => {
  const { from, to, empty, $from } = state.selection;
  if (empty) return String(marks.link.isInSet($from.marks())?.attrs.href ?? '');
  let href = '';
  state.doc.nodesBetween(from, to, (node) => {
    href ||= String(marks.link.isInSet(node.marks)?.attrs.href ?? '');
  });
  return href;
};

/** Has the chosen words lead somewhere, or nowhere; without any, the address itself is written. */
export const leadTo =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to, empty } = state.selection;
    const { tr } = state;
    if (href === '') dispatch?.(tr.removeMark(from, to, marks.link));
    else if (empty) dispatch?.(tr.replaceSelectionWith(state.schema.text(href, [marks.link.create({ href })]), false));
    else dispatch?.(tr.removeMark(from, to, marks.link).addMark(from, to, marks.link.create({ href })));
    return true;
  };

/** Puts blocks where the cursor is; writing goes on behind them. */
const putBlocks =
  (blocks: readonly BodyNode[]): Command =>
  (state, dispatch) => {
    const { tr, selection } = state;
    const { $to } = selection;
    const goesOn = $to.parent.isTextblock && $to.parentOffset < $to.parent.content.size;
    const put = goesOn ? blocks : [...blocks, nodes.paragraph.create()];
    tr.replaceSelection(new Slice(Fragment.from(put), 0, 0));
    const end = tr.doc.resolve(tr.mapping.map(selection.to));
    dispatch?.(tr.setSelection(Selection.near(end, goesOn ? 1 : -1)).scrollIntoView());
    return true;
  };

export const putPictures = (pictures: readonly { readonly src: string; readonly alt: string }[]): Command =>
  putBlocks(pictures.map((attrs) => nodes.picture.create(attrs)));

export const putListing = (id: string): Command => putBlocks([nodes.listing.create({ id })]);
