/** @covers i18n */
import { HELP_SECTIONS, helpAt, type HelpSection } from '../../../../src/domain/help/sections';
import { HELP_URL } from '../../../../src/domain/help/url';
import { FULFILLMENT_FIGURES, ORDER_FIGURES } from '../../../../src/domain/figures/figures';
import { LANGUAGES, type Language } from '../../../../src/domain/languages';
import { NAVIGATION } from '../../../../src/client/shell/layout/navigation-table';
import { guidePage } from '../../../../src/server/help/page';
import { cleanQuery, searchGuide } from '../../../../src/server/help/search';
import { figureWords, screenNames } from '../../../../src/server/help/words';
import { namespacesOf, OTHER_LANGUAGES, textsOf } from '../../i18n/text-files';

const guideName = (id: HelpSection): string => screenNames('en')[id];
const entries = NAVIGATION.flatMap(({ entries: all }) => all).filter(({ id }) => id !== 'help');

test('every entry of the menu has its section, and the address of its screen leads there', () => {
  for (const { id, route, external } of entries) {
    expect(HELP_SECTIONS as readonly string[]).toContain(id);
    if (!external) expect([id, helpAt(route.split('?')[0] ?? '')]).toEqual([id, id]);
  }
  expect(helpAt('/mockup/1/editor/2')).toBe('editor');
  expect(helpAt('/items/internal/5')).toBe('listing');
  expect(helpAt('/connect/etsy')).toBe('stores');
  expect(helpAt('/nowhere')).toBe('start');
});

test.each(LANGUAGES)(
  'the guide in %s tells of every screen, by an anchor of its own; all its links to itself lead somewhere',
  (language) => {
    const page = guidePage(language, new Set(['orders']));
    const ids = [...page.matchAll(/<h2 id="(\w+)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...HELP_SECTIONS, 'glossary', 'credits']);
    for (const [, id] of page.matchAll(/href="#(\w+)"/g)) expect(ids).toContain(id);
    // A missing text would stand there by its key.
    expect(page).not.toMatch(/screen\.\w+|more\.\w+|undefined/);
    expect([...page.matchAll(/<img/g)]).toHaveLength(1);
  },
);

test.each(LANGUAGES)('the glossary in %s has every figure with what it is made of', (language) => {
  const words = figureWords(language);
  for (const { name, formula } of [
    ...Object.keys(ORDER_FIGURES).map(words.order),
    ...Object.keys(FULFILLMENT_FIGURES).map(words.fulfillment),
  ]) {
    expect(name).not.toMatch(/^[a-z_]+$/);
    expect(formula).not.toBe('');
  }
});

/** Where the words of a section's screen are said, beside the menu: under its own name, unless it stands here. */
const SAID_IN: Readonly<Partial<Record<HelpSection, readonly string[]>>> = {
  start: ['products'],
  orderReport: ['reports'],
  orders: ['orders', 'order'],
  internal: ['items', 'sheet', 'common'],
  listing: ['listing', 'grid'],
  productTypes: ['products'],
  preset: ['preset', 'grid'],
  mockups: ['designs'],
  blogsWrite: ['blogs'],
  blogsAll: ['blogs', 'stores', 'items'],
  designTasks: ['orderTasks', 'trend'],
  files: ['media'],
  audit: ['audit', 'lists'],
  settings: ['settings', 'account'],
  support: ['support', 'queue', 'rules', 'order'],
};

/** What a screen's section sets in bold in one language: each with the keys it is said by there. */
const boldIn = (language: Language, section: HelpSection): readonly { readonly words: string; readonly keys: readonly string[] }[] => {
  const places = SAID_IN[section] ?? [section];
  const said = namespacesOf(language)
    .filter((namespace) => namespace === 'shell' || places.includes(namespace))
    .flatMap((namespace) => [...textsOf(language, namespace)].map(([key, text]) => ({ key: `${namespace}:${key}`, text })));
  return [...textsOf(language, 'help')]
    .filter(([key]) => key.startsWith(`screen.${section}.`))
    .flatMap(([, text]) => [...text.matchAll(/\*\*(.+?)\*\*/g)].map(([, words = '']) => words))
    .map((words) => ({ words, keys: said.filter(({ text }) => text === words).map(({ key }) => key) }));
};

test.each(LANGUAGES)('what the guide in %s sets in bold is called so on the screen it tells of', (language) => {
  const bold = HELP_SECTIONS.flatMap((section) => boldIn(language, section).map((each) => ({ section, ...each })));
  expect(bold.length).toBeGreaterThan(50);
  expect(bold.filter(({ keys }) => keys.length === 0)).toEqual([]);
});

test.each(OTHER_LANGUAGES)('what the guide sets in bold is the same in English and in %s', (language) => {
  for (const section of HELP_SECTIONS) {
    const [english, other] = [boldIn('en', section), boldIn(language, section)];
    expect([section, other.length]).toEqual([section, english.length]);
    for (const { words, keys } of english)
      expect([words, other.some((each) => each.keys.some((key) => keys.includes(key)))]).toEqual([words, true]);
  }
});

test.each([
  ['en', 'hold an order', 'orders'],
  ['en', '  SAVED   reply ', 'support'],
  ['de', 'bestellungen', 'orders'],
  ['fr', 'parametres', 'settings'],
  ['pt', 'configuracoes', 'settings'],
] as const)('who searches the guide in %s for “%s” is led to %s', (language, query, section) => {
  const hits = searchGuide(language, cleanQuery(query));
  expect(hits.map((hit) => hit.section)).toContain(section);
  for (const { lines } of hits) expect(lines.length).toBeLessThanOrEqual(3);
});

test('a screen that is named by the query comes first', () => {
  for (const { id } of entries) {
    const name = guideName(id as HelpSection);
    expect([name, searchGuide('en', name)[0]?.name]).toEqual([name, name]);
  }
});

test('what nobody finds is said as it was typed, and typed markup stays text', () => {
  const page = guidePage('en', new Set(), cleanQuery('<b>zzz</b>'));
  expect(page).toContain('No results for “&lt;b&gt;zzz&lt;/b&gt;”');
  expect(page).not.toContain('<b>zzz');
  expect(searchGuide('en', cleanQuery('   '))).toEqual([]);
  expect(cleanQuery('x'.repeat(500))).toHaveLength(100);
});

test('what was found leads into the whole guide', () => {
  const page = guidePage('de', new Set(), 'bestellungen');
  expect(page).toContain(`href="${HELP_URL}?language=de#orders"`);
  expect(page).not.toMatch(/href="#/u);
});
