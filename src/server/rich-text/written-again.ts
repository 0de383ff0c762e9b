import { JSDOM } from 'jsdom';
import { DOMParser, DOMSerializer } from 'prosemirror-model';
import { postSchema } from '../../domain/blogs/post-schema';
import { plainTextOf } from '../../domain/rich-text/plain-text';
import { messageSchema } from '../../domain/rich-text/schema';

const schemas = { post: postSchema, message: messageSchema } as const;

export type RichTextKind = keyof typeof schemas;

/** Formatted text, and the same as plain text. */
export interface RichText {
  readonly html: string;
  readonly text: string;
}

/** One for the process: what is parsed in it is inert. */
const { document } = new JSDOM('').window;

/** Reads HTML by a schema and writes anew what was understood: nothing of the HTML itself is handed on. */
export const writtenAgain = (kind: RichTextKind, html: string): RichText => {
  const schema = schemas[kind];
  const template = document.createElement('template');
  template.innerHTML = html;
  const read = DOMParser.fromSchema(schema).parse(template.content, { preserveWhitespace: true });
  const written = document.createElement('div');
  DOMSerializer.fromSchema(schema).serializeFragment(read.content, { document }, written);
  return { html: written.innerHTML, text: plainTextOf(read) };
};
