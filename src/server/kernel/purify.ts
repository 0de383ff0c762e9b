import type { DOMPurify, WindowLike } from 'dompurify';

let made: Promise<DOMPurify> | undefined;

/** A sanitiser of one's own, for whoever adds rules to it: they hold for that one alone. jsdom takes a noticeable part of a second to load. */
export const makePurifier = async (): Promise<DOMPurify> => {
  const [{ JSDOM }, { default: createPurify }] = await Promise.all([import('jsdom'), import('dompurify')]);
  return createPurify(new JSDOM('').window as unknown as WindowLike);
};

/** One for the process, made on first use. */
const purifier = (): Promise<DOMPurify> => (made ??= makePurifier());

const NEVER = ['style', 'form', 'input', 'button', 'select', 'textarea', 'iframe', 'object', 'embed', 'audio', 'video'];

/** HTML without anything that runs. Time and memory grow faster than the text: see `html.ts`. */
export const purifyHtml = async (html: string): Promise<string> => {
  const purify = await purifier();
  return purify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: NEVER,
    FORBID_ATTR: ['style', 'id', 'name'],
    ALLOW_DATA_ATTR: false,
  });
};
