import { Schema } from 'prosemirror-model';
import { attributeOf, attrOf, richMarks, richNodes } from '../rich-text/schema';
import { isListingId } from './listing-cards';

/** The content of a post: formatted text with listings. The editor writes by it and the server reads by it, so nothing that runs, is sent, or restyles a page gets into a post. */
export const postSchema = new Schema({
  nodes: {
    ...richNodes,
    /** A listing: where it is published, a card that leads to its product there. */
    listing: {
      attrs: { id: { validate: 'string' } },
      group: 'block',
      draggable: true,
      parseDOM: [
        {
          tag: 'div[data-listing]',
          getAttrs: (element) => {
            const id = attributeOf(element, 'data-listing');
            return isListingId(id) && { id };
          },
        },
      ],
      toDOM: (node) => ['div', { 'data-listing': attrOf(node, 'id') }],
    },
  },
  marks: richMarks,
});
