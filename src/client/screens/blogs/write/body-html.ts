import { DOMParser, DOMSerializer, type Node as BodyNode } from 'prosemirror-model';
import { bodySchema } from '../../../../domain/blogs/body-schema';

const parser = DOMParser.fromSchema(bodySchema);
const serializer = DOMSerializer.fromSchema(bodySchema);

/** A text the server told, as the editor has it. Parsed in a document of its own, where nothing of it loads. */
export const readBody = (html: string): BodyNode =>
  parser.parse(new window.DOMParser().parseFromString(html, 'text/html').body, { preserveWhitespace: true });

/** The same as the server takes it. */
export const writeBody = (doc: BodyNode): string => {
  const written = document.implementation.createHTMLDocument('').createElement('div');
  serializer.serializeFragment(doc.content, { document: written.ownerDocument }, written);
  return written.innerHTML;
};
