import type { Node as RichNode } from 'prosemirror-model';
import { EditorState, type Command } from 'prosemirror-state';
import { EditorView, type EditorProps } from 'prosemirror-view';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { RichTextSchema } from '../../../domain/rich-text/schema';
import { readHtml } from './read-html';
import { editorPlugins } from './editor-plugins';

/** Marks a change that was not typed here. */
const OUTSIDE = 'outside';

interface RichTextOptions {
  readonly schema: RichTextSchema;
  /** The content at first, as HTML; what is typed is the editor's from then on. */
  readonly html: string;
  readonly readOnly: boolean;
  readonly label: string;
  /** More attributes of the element that has the keyboard. */
  readonly attributes?: Readonly<Record<string, string>>;
  readonly onChange: (doc: RichNode) => void;
  readonly nodeViews?: EditorProps['nodeViews'];
  /** True: the key was heeded. */
  readonly onKeyDown?: (event: KeyboardEvent) => boolean;
}

/** Formatted text in a box, with the state its toolbar shows. */
export const useRichText = ({ schema, html, readOnly, label, attributes, onChange, nodeViews, onKeyDown }: RichTextOptions) => {
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const [state, setState] = useState(() => EditorState.create({ doc: readHtml(schema, html), plugins: editorPlugins(schema) }));
  const changed = useEffectEvent(onChange);
  const pressed = useEffectEvent((event: KeyboardEvent): boolean => onKeyDown?.(event) ?? false);
  const begin = useEffectEvent((place: HTMLElement): EditorView => {
    const made = new EditorView(place, {
      state,
      editable: () => !readOnly,
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: 'body', ...attributes },
      ...(nodeViews && { nodeViews }),
      handleKeyDown: (_view, event) => pressed(event),
      dispatchTransaction: (transaction) => {
        const next = made.state.apply(transaction);
        made.updateState(next);
        setState(next);
        if (transaction.docChanged && !transaction.getMeta(OUTSIDE)) changed(next.doc);
      },
    });
    return made;
  });
  // Before other effects, which ask for the view.
  useLayoutEffect(() => {
    if (!box.current) return undefined;
    const made = begin(box.current);
    view.current = made;
    return () => {
      view.current = null;
      made.destroy();
    };
  }, [readOnly]);
  /** Runs a command on the text, which has the focus afterwards. */
  const run = (command: Command): void => {
    const at = view.current;
    if (!at) return;
    command(at.state, at.dispatch, at);
    at.focus();
  };
  /** Puts other content in place of what is there, as from another device. Nobody typed it, so nobody is told. */
  const replace = (next: string): void => {
    const at = view.current;
    if (!at) return;
    const { content } = readHtml(schema, next);
    at.dispatch(at.state.tr.replaceWith(0, at.state.doc.content.size, content).setMeta(OUTSIDE, true));
  };
  return { box, view, state, run, replace };
};

/** The look of formatted text, below the box of an editor. */
export const richTextLook = {
  position: 'relative',
  '&[data-empty="true"]::before': {
    content: 'attr(data-hint)',
    position: 'absolute',
    color: 'text.secondary',
    pointerEvents: 'none',
  },
  '& .body': {
    outline: 'none',
    overflowWrap: 'anywhere',
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
    unicodeBidi: 'plaintext',
  },
  '& .body:focus-visible': { boxShadow: 'inset 0 0 0 2px var(--mui-palette-primary-main)', borderRadius: 1 },
  '& .body > :first-of-type': { mt: 0 },
  '& p, & h2, & h3, & h4, & pre': { unicodeBidi: 'plaintext' },
  '& p': { my: 3 },
  '& h2': { fontSize: 22, lineHeight: 1.3, mt: 6, mb: 3 },
  '& h3': { fontSize: 18, lineHeight: 1.35, mt: 5, mb: 2 },
  '& h4': { fontSize: 16, mt: 4, mb: 2 },
  '& a': { color: 'primary.main', textDecoration: 'underline' },
  '& blockquote': {
    mx: 0,
    my: 3,
    pl: 4,
    borderInlineStart: '3px solid',
    borderInlineStartColor: 'divider',
    color: 'text.secondary',
  },
  '& pre': { p: 3, overflow: 'auto', borderRadius: 1, bgcolor: 'background.subtle', fontSize: 13 },
  '& code': { fontFamily: 'monospace', fontSize: '0.9em' },
  '& ul, & ol': { pl: 6, my: 3 },
  '& figure': { m: 0, my: 4 },
  '& figure img': { display: 'block', maxWidth: '100%', maxHeight: 480, borderRadius: 1 },
  '& hr': { my: 5, border: 0, borderTop: '1px solid', borderColor: 'divider' },
  '& .ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2, borderRadius: 1 },
} as const;

/** True where nothing is written, so that a hint is shown. */
export const isEmptyText = ({ doc }: EditorState): boolean => doc.childCount === 1 && doc.textContent === '' && !doc.firstChild?.isAtom;
