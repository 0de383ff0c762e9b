import FormatBold from '../../ui/icons/FormatBold';
import FormatItalic from '../../ui/icons/FormatItalic';
import FormatListBulleted from '../../ui/icons/FormatListBulleted';
import FormatListNumbered from '../../ui/icons/FormatListNumbered';
import FormatQuote from '../../ui/icons/FormatQuote';
import HorizontalRule from '../../ui/icons/HorizontalRule';
import Redo from '../../ui/icons/Redo';
import StrikethroughS from '../../ui/icons/StrikethroughS';
import Undo from '../../ui/icons/Undo';
import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { Fragment, Slice, type Node as RichNode } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { Selection, type Command, type EditorState } from 'prosemirror-state';
import type { richMarks, richNodes, RichTextSchema } from '../../../domain/rich-text/schema';
import type { Icon } from '../../ui/styles';

type MarkName = keyof typeof richMarks;
type NodeName = keyof typeof richNodes;

/** The schema of an editor, which has these nodes and marks whatever else it has. */
const schemaOf = ({ schema }: EditorState): RichTextSchema => schema as RichTextSchema;

/** A command that is made of the schema of the editor it is run in. */
const by =
  (commandOf: (schema: RichTextSchema) => Command): Command =>
  (state, dispatch, view) =>
    commandOf(schemaOf(state))(state, dispatch, view);

/** Whether the chosen words have a mark, or what is typed next will. */
export const hasMark = (state: EditorState, name: MarkName): boolean => {
  const type = schemaOf(state).marks[name];
  const { from, to, empty, $from } = state.selection;
  return empty ? Boolean(type.isInSet(state.storedMarks ?? $from.marks())) : state.doc.rangeHasMark(from, to, type);
};

/** Whether the cursor is within something. */
const isWithin = ({ selection: { $from } }: EditorState, name: NodeName): boolean =>
  Array.from({ length: $from.depth + 1 }, (_depth, at) => $from.node(at)).some((node) => node.type.name === name);

/** Turns lines into a list, or into one of the other kind, or back into lines. */
const list =
  (name: 'bullet_list' | 'ordered_list'): Command =>
  (state, dispatch, view) => {
    const { nodes } = schemaOf(state);
    if (isWithin(state, name)) return liftListItem(nodes.list_item)(state, dispatch, view);
    return wrapInList(nodes[name])(state, dispatch);
  };

const quote: Command = (state, dispatch) =>
  (isWithin(state, 'blockquote') ? lift : wrapIn(schemaOf(state).nodes.blockquote))(state, dispatch);

const toggle = (name: MarkName): Command => by(({ marks }) => toggleMark(marks[name]));

export type DeedName = 'bold' | 'italic' | 'strike' | 'bullets' | 'numbers' | 'quote' | 'rule' | 'undo' | 'redo';

interface Deed {
  readonly name: DeedName;
  readonly Icon: Icon;
  /** As browsers write it for `aria-keyshortcuts`. */
  readonly keys?: string;
  readonly command: Command;
  readonly pressed?: (state: EditorState) => boolean;
  /** True: messages have no need of it. */
  readonly pagesOnly?: true;
}

export const deeds: readonly (readonly Deed[])[] = [
  [
    {
      name: 'bold',
      Icon: FormatBold,
      keys: 'Control+B',
      command: toggle('strong'),
      pressed: (state) => hasMark(state, 'strong'),
    },
    { name: 'italic', Icon: FormatItalic, keys: 'Control+I', command: toggle('em'), pressed: (state) => hasMark(state, 'em') },
    {
      name: 'strike',
      Icon: StrikethroughS,
      keys: 'Control+Shift+X',
      command: toggle('strike'),
      pressed: (state) => hasMark(state, 'strike'),
      pagesOnly: true,
    },
  ],
  [
    { name: 'bullets', Icon: FormatListBulleted, command: list('bullet_list'), pressed: (state) => isWithin(state, 'bullet_list') },
    {
      name: 'numbers',
      Icon: FormatListNumbered,
      command: list('ordered_list'),
      pressed: (state) => isWithin(state, 'ordered_list'),
    },
    { name: 'quote', Icon: FormatQuote, command: quote, pressed: (state) => isWithin(state, 'blockquote') },
    { name: 'rule', Icon: HorizontalRule, command: by(({ nodes }) => putBlocks([nodes.horizontal_rule.create()])), pagesOnly: true },
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
  if (type.name === 'code_block') return 'code';
  return type.name === 'heading' ? (`heading${attrs.level as 2 | 3 | 4}` as const) : 'paragraph';
};

/** Makes the chosen lines something else. */
export const become = (name: BlockName): Command =>
  by(({ nodes }) => {
    if (name === 'code') return setBlockType(nodes.code_block);
    if (name === 'paragraph') return setBlockType(nodes.paragraph);
    return setBlockType(nodes.heading, { level: Number(name.slice(-1)) });
  });

/** Where the chosen words lead so far; empty: nowhere. */
export const linkAt = (state: EditorState): string => {
  const { from, to, empty, $from } = state.selection;
  const { marks } = schemaOf(state);
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
    const { marks } = schemaOf(state);
    if (href === '') dispatch?.(tr.removeMark(from, to, marks.link));
    else if (empty) dispatch?.(tr.replaceSelectionWith(state.schema.text(href, [marks.link.create({ href })]), false));
    else dispatch?.(tr.removeMark(from, to, marks.link).addMark(from, to, marks.link.create({ href })));
    return true;
  };

/** Puts blocks where the cursor is; writing goes on behind them. */
export const putBlocks =
  (blocks: readonly RichNode[]): Command =>
  (state, dispatch) => {
    const { tr, selection } = state;
    const { $to } = selection;
    const goesOn = $to.parent.isTextblock && $to.parentOffset < $to.parent.content.size;
    const put = goesOn ? blocks : [...blocks, schemaOf(state).nodes.paragraph.create()];
    tr.replaceSelection(new Slice(Fragment.from(put), 0, 0));
    const end = tr.doc.resolve(tr.mapping.map(selection.to));
    dispatch?.(tr.setSelection(Selection.near(end, goesOn ? 1 : -1)).scrollIntoView());
    return true;
  };

export const putPictures = (pictures: readonly { readonly src: string; readonly alt: string }[]): Command =>
  by(({ nodes }) => putBlocks(pictures.map((attrs) => nodes.picture.create(attrs))));
