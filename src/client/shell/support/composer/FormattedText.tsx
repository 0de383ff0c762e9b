import Box from '@mui/material/Box';
import { Fragment, Slice } from 'prosemirror-model';
import { TextSelection, type Command, type EditorState } from 'prosemirror-state';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, type RefObject } from 'react';
import { htmlOfPlainText, plainTextOf } from '../../../../domain/rich-text/plain-text';
import { messageSchema } from '../../../../domain/rich-text/schema';
import { readHtml, writeHtml } from '../../rich-text/read-html';
import { RichTextToolbar } from '../../rich-text/RichTextToolbar';
import { isEmptyText, richTextLook, useRichText } from '../../rich-text/use-rich-text';
import { focusAtEnd } from '../type-ahead';
import { gapIn } from './gaps';

/** The commands of the composer on its formatted text. */
export interface FormattedTextHandle {
  /** Puts plain text in place of what asked for it, from the latest `sign` before the caret, and chooses its first gap. */
  readonly replaceAsked: (sign: string, text: string) => void;
  /** Chooses the first place nobody has filled in. */
  readonly chooseGap: () => void;
}

interface FormattedTextProps {
  readonly html: string;
  readonly readOnly: boolean;
  /** True where somebody has just turned formatting on. */
  readonly autoFocus: boolean;
  readonly label: string;
  readonly placeholder: string;
  /** The element that has the keyboard. */
  readonly input: RefObject<HTMLElement | null>;
  readonly handle: RefObject<FormattedTextHandle | null>;
  readonly onChange: (written: { readonly html: string; readonly body: string }) => void;
  /** The words of the paragraph before the caret. */
  readonly onCaret: (before: string) => void;
  /** True: the key was heeded. */
  readonly onKeyDown: (event: KeyboardEvent) => boolean;
}

/** Marks the element a reply is written in. */
const COMPOSER = { 'data-composer': '' };

/** Chooses the first gap at a place or behind it. */
const chooseGapFrom =
  (from: number): Command =>
  (state, dispatch) => {
    let found: { readonly at: number; readonly length: number } | undefined;
    state.doc.descendants((node, position) => {
      if (found || !node.isTextblock) return found === undefined;
      const start = Math.max(0, from - position - 1);
      // Leaves that are no text take one place, as they do in the document.
      const gap = gapIn(node.textBetween(Math.min(start, node.content.size), node.content.size, undefined, '\uFFFC'));
      if (gap) found = { at: position + 1 + start + gap.at, length: gap.length };
      return false;
    });
    if (!found) return false;
    dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, found.at, found.at + found.length)).scrollIntoView());
    return true;
  };

/** The words of the paragraph before the caret. */
const wordsBefore = ({ selection: { $from } }: EditorState): string =>
  $from.parent.isTextblock ? $from.parent.textBetween(0, $from.parentOffset, undefined, '\n') : '';

const replacing =
  (from: number, text: string): Command =>
  (state, dispatch) => {
    const { content } = readHtml(messageSchema, htmlOfPlainText(text));
    dispatch?.(state.tr.replace(from, state.selection.to, new Slice(Fragment.from(content), 1, 1)).scrollIntoView());
    return true;
  };

/** The formatted text of a message, with its toolbar. */
export const FormattedText = ({
  html,
  readOnly,
  autoFocus,
  label,
  placeholder,
  input,
  handle,
  onChange,
  onCaret,
  onKeyDown,
}: FormattedTextProps) => {
  const typed = useRef(html);
  const { box, view, state, run, replace } = useRichText({
    schema: messageSchema,
    html,
    readOnly,
    label,
    attributes: COMPOSER,
    onChange: (doc) => {
      typed.current = writeHtml(doc);
      onChange({ html: typed.current, body: plainTextOf(doc) });
    },
    onKeyDown,
  });
  const follow = useEffectEvent(() => {
    if (html === typed.current) return;
    typed.current = html;
    replace(html);
  });
  useEffect(() => follow(), [html]);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(input, () => view.current?.dom ?? null);
  const begin = useEffectEvent(() => autoFocus && focusAtEnd(view.current?.dom ?? null));
  useEffect(() => void begin(), []);
  const before = wordsBefore(state);
  const tell = useEffectEvent(() => onCaret(before));
  useEffect(() => tell(), [before]);
  useImperativeHandle(handle, () => ({
    replaceAsked: (sign, text) => {
      const at = view.current?.state;
      if (!at) return;
      // As it is now: what is drawn may be a key behind.
      const words = wordsBefore(at);
      const begin = words.lastIndexOf(sign);
      const from = at.selection.from - (begin < 0 ? 0 : words.length - begin);
      run(replacing(from, text));
      run(chooseGapFrom(from));
    },
    chooseGap: () => run(chooseGapFrom(0)),
  }));
  return (
    <>
      {!readOnly && <RichTextToolbar state={state} run={run} of="message" />}
      <Box ref={box} data-empty={isEmptyText(state)} data-hint={placeholder} sx={[richTextLook, look]} />
    </>
  );
};

const look = {
  '&[data-empty="true"]::before': { insetInlineStart: 12, top: 8, fontSize: 14, lineHeight: 1.5 },
  '& .body': { minHeight: 88, maxHeight: '38dvh', overflow: 'auto', boxSizing: 'border-box', px: 3, py: 2, fontSize: 14, lineHeight: 1.5 },
  '& p': { my: 0, '& + p': { mt: 2 } },
  '& ul, & ol': { my: 2 },
  '& figure img': { maxHeight: 160 },
} as const;
