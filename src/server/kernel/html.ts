import { refuse } from '../../domain/fault';
import type { Services } from './context';
import { UserError } from './errors';
import type { IsolatedWork } from './isolated';

declare module './isolated' {
  interface IsolatedKinds {
    html: { request: string; answer: string };
  }
}

export const html: IsolatedWork<string, string> = {
  crew: 'checking',
  limit: 10_000,
  tooMuch: refuse('html.tooMuch').fault,
  load: async () => (await import('./purify')).purifyHtml,
};

/** Elements and levels of one text: a long description has some hundred, and some ten. */
const MOST_ELEMENTS = 5000;
const MOST_LEVELS = 100;

/** What is purified right here, in some ms: beyond, it costs more than the way to another process. */
const SHORT = { characters: 2000, elements: 50 } as const;

/** Paragraphs of text with line breaks, as we write them: there is nothing to take away, and a catalogue has thousands. */
const PARAGRAPHS = /^(?:<p>(?:[^<>&\u00A0\r\0]|&(?:amp|lt|gt);|<br>)*<\/p>)+$/u;

const TAG = /<(\/?)([a-z][^\s/>]*)/giu;

/** Elements that hold none, and those that the next of their kind ends. */
const UNNESTED: ReadonlySet<string> = new Set(
  'area br col embed hr img input link meta source track wbr p li dt dd tr td th option colgroup thead tbody tfoot'.split(' '),
);

/** Counted from the tags alone, in one go: a parser may make more of them, and takes its time. */
export const sizeOf = (text: string): { elements: number; levels: number } => {
  let [elements, open, levels] = [0, 0, 0];
  for (const [, slash, name = ''] of text.matchAll(TAG)) {
    const nests = !UNNESTED.has(name.toLowerCase());
    if (slash) {
      if (nests) open = Math.max(0, open - 1);
      continue;
    }
    elements += 1;
    if (nests) levels = Math.max(levels, (open += 1));
  }
  return { elements, levels };
};

const purify = async ({ isolated }: Pick<Services, 'isolated'>, owner: string, text: string): Promise<string> => {
  if (!text.includes('<') && !text.includes('&')) return text;
  const { elements, levels } = sizeOf(text);
  if (elements > MOST_ELEMENTS) throw new UserError('html.tooManyElements', { values: { most: MOST_ELEMENTS } });
  if (levels > MOST_LEVELS) throw new UserError('html.tooDeep', { values: { most: MOST_LEVELS } });
  if (PARAGRAPHS.test(text)) return text;
  if (text.length > SHORT.characters || elements > SHORT.elements) return isolated('html', owner, () => text);
  return (await import('./purify')).purifyHtml(text);
};

/**
 * HTML somebody wrote, without anything that runs, loads a frame or restyles the page around it. `owner`: whose turn it takes, a container's id.
 *
 * @throws UserError at `field` for more markup than a text has, and for what takes too long.
 */
export const sanitizeHtml = async (services: Pick<Services, 'isolated'>, owner: string, text: string, field?: string): Promise<string> => {
  try {
    return await purify(services, owner, text);
  } catch (error) {
    throw error instanceof UserError ? UserError.of(error, { code: error.code, field }) : error;
  }
};
