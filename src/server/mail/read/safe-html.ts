import type { DOMPurify } from 'dompurify';
import { sizeOf } from '../../kernel/html';
import { makePurifier } from '../../kernel/purify';
import { markQuote } from './quote-marks';

/** What a mail may be made of: words, lists, tables and links. */
const TAGS =
  'a abbr b blockquote br caption code col colgroup dd del div dl dt em h1 h2 h3 h4 h5 h6 hr i ins kbd li ol p pre q s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  );

const ATTRIBUTES = ['colspan', 'data-quote', 'dir', 'href', 'lang', 'rel', 'rowspan', 'start', 'target', 'title'];

const LINKS = /^(?:https?:\/\/|mailto:)/iu;

/** Where pictures of other places are named. */
const PICTURES: Readonly<Record<string, readonly string[]>> = {
  img: ['src', 'srcset'],
  image: ['href', 'xlink:href'],
  input: ['src'],
  source: ['src', 'srcset'],
  video: ['poster'],
};

const ELSEWHERE = /^\s*(?:https?:)?\/\//iu;

/** Beyond, markup takes too long to be taken apart; the mail is shown as plain text. */
const MOST = { characters: 600_000, elements: 10_000, levels: 200 } as const;

/** Tags that say nothing the plain text does not. */
const PLAIN = /<(?!\/?(?:p|div|span|br)[\s>/])[a-z]/iu;

let made: Promise<DOMPurify> | undefined;
let pictures = 0;

const countPictures = (element: Element): void => {
  const named = [...(PICTURES[element.nodeName.toLowerCase()] ?? []), 'background'];
  const remote = named.filter((name) => ELSEWHERE.test(element.getAttribute(name) ?? '')).length > 0;
  const painted = /url\(\s*['"]?\s*(?:https?:)?\/\//iu.test(element.getAttribute('style') ?? '');
  if (remote || painted) pictures += 1;
};

const make = async (): Promise<DOMPurify> => {
  const purify = await makePurifier();
  purify.addHook('uponSanitizeElement', (node) => {
    if ('getAttribute' in node) countPictures(node as Element);
  });
  purify.addHook('beforeSanitizeAttributes', (node) => {
    // Texts come by here, too.
    if ('getAttribute' in node) markQuote(node);
  });
  purify.addHook('afterSanitizeAttributes', (element) => {
    if (element.nodeName !== 'A') return;
    if (!LINKS.test(element.getAttribute('href')?.trim() ?? '')) return element.removeAttribute('href');
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer nofollow');
  });
  return purify;
};

/**
 * A mail's HTML with nothing in it that runs, is fetched, is sent or hides something: words, lists, tables and links to the web and to mail
 * addresses, and marks at the quotes of mail programs. Null where it says no more than plain text, and where there is more of it than anybody reads. Pictures are left out; those that lie
 * elsewhere are counted.
 */
export const safeMailHtml = async (html: string): Promise<{ readonly html: string | null; readonly remotePictures: number }> => {
  const { elements, levels } = sizeOf(html);
  if (html.length > MOST.characters || elements > MOST.elements || levels > MOST.levels) return { html: null, remotePictures: 0 };
  const purify = await (made ??= make());
  pictures = 0;
  const safe = purify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOWED_URI_REGEXP: LINKS,
    // Values of others would have to be links.
    ADD_URI_SAFE_ATTR: ATTRIBUTES.filter((name) => name !== 'href'),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    // Their words are none of the mail's.
    FORBID_CONTENTS: [
      'script',
      'style',
      'title',
      'template',
      'noscript',
      'iframe',
      'object',
      'svg',
      'math',
      'select',
      'textarea',
      'audio',
      'video',
    ],
  });
  return { html: PLAIN.test(safe) ? safe.trim() : null, remotePictures: pictures };
};
