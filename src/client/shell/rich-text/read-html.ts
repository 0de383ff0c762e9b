import { DOMParser, DOMSerializer, type Node as RichNode } from 'prosemirror-model';
import type { RichTextSchema } from '../../../domain/rich-text/schema';

/** HTML as the editor has it. Parsed in a document of its own, where nothing of it loads. */
export const readHtml = (schema: RichTextSchema, html: string): RichNode =>
  DOMParser.fromSchema(schema).parse(new window.DOMParser().parseFromString(html, 'text/html').body, { preserveWhitespace: true });

/** The same as the server takes it. */
export const writeHtml = (doc: RichNode): string => {
  const written = document.implementation.createHTMLDocument('').createElement('div');
  DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content, { document: written.ownerDocument }, written);
  return written.innerHTML;
};
