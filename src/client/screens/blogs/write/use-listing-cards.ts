import type { EditorProps } from 'prosemirror-view';
import { useState } from 'react';

/** A listing that stands in the text, and where its card is drawn. */
interface CardPlace {
  readonly id: string;
  readonly dom: HTMLElement;
}

/** The places of the listings in a text, for whoever draws their cards. */
export const useListingCards = () => {
  const [cards, setCards] = useState<readonly CardPlace[]>([]);
  const nodeViews: NonNullable<EditorProps['nodeViews']> = {
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
  };
  return { cards, nodeViews };
};
