import type { Config } from 'dompurify';
import { accept, refuse, type Outcome } from '../../../domain/fault';
import { purifier } from '../../kernel/purify';

const FORBIDDEN_ELEMENTS = 'script, foreignObject, iframe, object, embed, handler, listener';

/** Pictures an SVG may carry inside itself. */
const EMBEDDED_PICTURE = /^data:image\/(?:png|jpe?g|webp|gif);base64,/iu;

/** A CSS reference to anything but a part of the same document. */
const OUTSIDE_CSS = /@import|url\(\s*(?!["']?\s*#)/iu;

/** What stays: shapes, text, gradients and filters, references within. Notes of drawing programs go with all they hold. */
const DRAWING = {
  USE_PROFILES: { svg: true, svgFilters: true },
  ADD_TAGS: ['use'],
  FORBID_TAGS: ['metadata'],
  KEEP_CONTENT: false,
} satisfies Config;

const isScript = (element: Element): boolean =>
  element.matches(FORBIDDEN_ELEMENTS) ||
  [...element.attributes].some(
    ({ name, value }) => /^on/iu.test(name) || /^\s*(?:javascript|vbscript):/iu.test(value.replace(/[\0-\x20]+/gu, '')),
  );

const reference = (element: Element): string | null =>
  element.getAttribute('href') ?? element.getAttributeNS('http://www.w3.org/1999/xlink', 'href') ?? element.getAttribute('src');

const loadsFromElsewhere = (element: Element): boolean => {
  const href = reference(element)?.trim();
  if (href && !href.startsWith('#') && !EMBEDDED_PICTURE.test(href) && element.localName !== 'a') return true;
  if (element.localName === 'style' && OUTSIDE_CSS.test(element.textContent ?? '')) return true;
  return [...element.attributes].some(({ value }) => /url\(/iu.test(value) && OUTSIDE_CSS.test(value));
};

/**
 * An SVG that only draws. One with a script, an event handler or foreign content, or that loads something from elsewhere, is refused
 * with a sentence; what else DOMPurify does not know as drawing is dropped.
 */
export const cleanSvg = async (bytes: Buffer): Promise<Outcome<Buffer>> => {
  const text = bytes.toString('utf8').replace(/^\uFEFF/u, '');
  if (/<!ENTITY/iu.test(text)) return refuse('upload.svgEntities');
  const { window, purify } = await purifier();
  const root = parse(text, window);
  if (root === null) return refuse('upload.svgBroken');
  const elements = [root, ...root.querySelectorAll('*')];
  if (elements.some(isScript)) return refuse('upload.svgScript');
  if (elements.some(loadsFromElsewhere)) return refuse('upload.svgOutside');
  purify.sanitize(root as unknown as Node, { IN_PLACE: true, ...DRAWING });
  for (const link of root.querySelectorAll('a'))
    for (const name of link.getAttributeNames()) if (name.endsWith('href')) link.removeAttribute(name);
  return accept(Buffer.from(new window.XMLSerializer().serializeToString(root)));
};

const parse = (text: string, window: Awaited<ReturnType<typeof purifier>>['window']): Element | null => {
  try {
    const { documentElement } = new window.DOMParser().parseFromString(text, 'image/svg+xml');
    return documentElement.localName === 'svg' && documentElement.namespaceURI === 'http://www.w3.org/2000/svg' ? documentElement : null;
  } catch {
    return null;
  }
};
