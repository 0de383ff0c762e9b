import type { WindowLike } from 'dompurify';
import type { DOMWindow } from 'jsdom';

/** DOMPurify and the document parser it works on. */
interface Purifier {
  readonly window: DOMWindow;
  readonly purify: ReturnType<(typeof import('dompurify'))['default']>;
}

let made: Promise<Purifier> | undefined;

/** One for the process, made on first use: jsdom takes a noticeable part of a second to load. */
export const purifier = (): Promise<Purifier> => (made ??= make());

const make = async (): Promise<Purifier> => {
  const [{ JSDOM }, { default: createPurify }] = await Promise.all([import('jsdom'), import('dompurify')]);
  const { window } = new JSDOM('');
  return { window, purify: createPurify(window as unknown as WindowLike) };
};

const NEVER = ['style', 'form', 'input', 'button', 'select', 'textarea', 'iframe', 'object', 'embed', 'audio', 'video'];

/** HTML without anything that runs. Time and memory grow faster than the text: see `html.ts`. */
export const purifyHtml = async (html: string): Promise<string> => {
  const { purify } = await purifier();
  return purify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: NEVER,
    FORBID_ATTR: ['style', 'id', 'name'],
    ALLOW_DATA_ATTR: false,
  });
};
