import { JSDOM } from 'jsdom';
import { DOMParser, DOMSerializer } from 'prosemirror-model';
import { bodySchema } from '../../domain/blogs/body-schema';

const parser = DOMParser.fromSchema(bodySchema);
const serializer = DOMSerializer.fromSchema(bodySchema);

/** One for the process: what is parsed in it is inert. */
const { document } = new JSDOM('').window;

/** Reads HTML by the schema of posts and writes what was understood anew: nothing of the text itself is handed on. */
export const writtenAgain = (html: string): string => {
  const template = document.createElement('template');
  template.innerHTML = html;
  const read = parser.parse(template.content, { preserveWhitespace: true });
  const written = document.createElement('div');
  serializer.serializeFragment(read.content, { document }, written);
  return written.innerHTML;
};
