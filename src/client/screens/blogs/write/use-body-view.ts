import { EditorState, type Command } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readBody, writeBody } from './body-html';
import { plugins } from './editor-plugins';

/** A listing that stands in the text: where its card is drawn. */
interface CardPlace {
  readonly id: string;
  readonly dom: HTMLElement;
}

interface BodyViewOptions {
  /** As it is begun with; what is typed is the editor's from then on. */
  readonly body: string;
  readonly readOnly: boolean;
  readonly label: string;
  readonly onChange: (body: string) => void;
}

/** The text of a post in a box, with what its toolbar has to know of it. */
export const useBodyView = ({ body, readOnly, label, onChange }: BodyViewOptions) => {
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const [state, setState] = useState(() => EditorState.create({ doc: readBody(body), plugins: plugins() }));
  const [cards, setCards] = useState<readonly CardPlace[]>([]);
  const changed = useEffectEvent(onChange);
  const begin = useEffectEvent((place: HTMLElement): EditorView => {
    const made = new EditorView(place, {
      state,
      editable: () => !readOnly,
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: 'body' },
      nodeViews: {
        listing: (node) => {
          const dom = document.createElement('div');
          dom.dataset.listing = String(node.attrs.id);
          const card = { id: String(node.attrs.id), dom };
          setCards((known) => [...known, card]);
          return {
            dom,
            ignoreMutation: () => true,
            stopEvent: () => false,
            destroy: () => setCards((known) => known.filter((each) => each !== card)),
          };
        },
      },
      dispatchTransaction: (transaction) => {
        const next = made.state.apply(transaction);
        made.updateState(next);
        setState(next);
        if (transaction.docChanged) changed(writeBody(next.doc));
      },
    });
    return made;
  });
  useEffect(() => {
    if (!box.current) return undefined;
    const made = begin(box.current);
    view.current = made;
    return () => {
      view.current = null;
      made.destroy();
    };
  }, [readOnly]);
  /** Does something with the text, which has the focus afterwards. */
  const run = (command: Command): void => {
    const at = view.current;
    if (!at) return;
    command(at.state, at.dispatch, at);
    at.focus();
  };
  return { box, state, cards, run };
};
