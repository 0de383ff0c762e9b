import { HELP_SECTIONS, helpAt } from '../../../../src/domain/help/sections';
import { FULFILLMENT_FIGURES, ORDER_FIGURES } from '../../../../src/domain/figures/figures';
import { LANGUAGES } from '../../../../src/domain/languages';
import { NAVIGATION } from '../../../../src/client/shell/layout/navigation-table';
import { guidePage } from '../../../../src/server/help/page';
import { figureWords } from '../../../../src/server/help/words';
import { namespacesOf, textsOf } from '../../i18n/text-files';

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

test.each(LANGUAGES)('what the guide in %s sets in bold is called so on the screens', (language) => {
  const said = new Set(
    namespacesOf(language).flatMap((namespace) => (namespace === 'help' ? [] : [...textsOf(language, namespace).values()])),
  );
  const bold = [...textsOf(language, 'help').values()].flatMap((text) =>
    [...text.matchAll(/\*\*(.+?)\*\*/g)].map(([, words = '']) => words),
  );
  expect(bold.length).toBeGreaterThan(50);
  expect(bold.filter((words) => !said.has(words) && !words.split(', ').every((word) => said.has(word)))).toEqual([]);
});
