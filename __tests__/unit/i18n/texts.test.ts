/** @covers i18n */
import i18next from 'i18next';
import { loadScreenTexts, setLanguage, startTexts } from '../../../src/client/i18n';
import { LATE_TEXTS, SCREEN_TEXTS, SHELL_TEXTS } from '../../../src/client/i18n/namespaces';
import { LANGUAGES, pluralForms, preferredLanguage } from '../../../src/domain/languages';
import { refusalIn, textsIn } from '../../../src/server/kernel/language';
import { BULK_ACTIONS } from '../../../src/domain/lists/bulk';
import { LIST_MODULES } from '../../../src/domain/lists/lists';
import { taskKinds } from '../../../src/client/tasks/kinds';
import { languageFolders, namespacesOf, OTHER_LANGUAGES, SERVER_TEXTS, textsOf } from './text-files';

/** `rows_few`: what is counted, and by which form. */
const PLURAL = /^(.+)_(zero|one|two|few|many|other)$/;

/** The key of the English text a text says: English has two forms of what is counted, other languages may have more. */
const inEnglish = (key: string): string => {
  const [, counted, form] = PLURAL.exec(key) ?? [];
  return counted === undefined ? key : `${counted}_${form === 'one' ? 'one' : 'other'}`;
};

const isSaidIn = (language: string, key: string): boolean => {
  const form = PLURAL.exec(key)?.[2];
  return form === undefined || pluralForms(language).includes(form);
};

const placeholders = (text: string): string[] => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name ?? '').sort();

describe.each(namespacesOf('en'))('%s', (namespace) => {
  const english = textsOf('en', namespace);

  test.each(OTHER_LANGUAGES)('%s has the keys of English, no more and no fewer', (language) => {
    const keys = [...textsOf(language, namespace).keys()];
    expect(keys.filter((key) => !english.has(inEnglish(key)) || !isSaidIn(language, key))).toEqual([]);
    expect([...english.keys()].filter((key) => isSaidIn(language, key) && !keys.includes(key))).toEqual([]);
  });

  test.each(OTHER_LANGUAGES)('%s fills in the same values as English', (language) => {
    const faults = [...textsOf(language, namespace)].filter(
      ([key, text]) => placeholders(text).join() !== placeholders(english.get(inEnglish(key)) ?? '').join(),
    );
    expect(faults).toEqual([]);
  });

  test.each(['en', ...OTHER_LANGUAGES])('no text of %s is empty', (language) => {
    expect([...textsOf(language, namespace)].filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

test('the languages offered are the folders there are, each with every file', () => {
  expect(languageFolders().sort()).toEqual([...LANGUAGES].sort());
  for (const language of OTHER_LANGUAGES) expect(namespacesOf(language)).toEqual(namespacesOf('en'));
});

test('whatever is said is said by the shell, by the screens or by the server', () => {
  expect([...SHELL_TEXTS, ...SCREEN_TEXTS, ...LATE_TEXTS, ...SERVER_TEXTS].sort()).toEqual(namespacesOf('en').sort());
});

test.each(LANGUAGES)('the application and the server speak %s', async (language) => {
  await startTexts();
  await loadScreenTexts();
  await setLanguage(language);
  expect(i18next.t('title', { ns: 'orders' })).toBe(textsOf(language, 'orders').get('title'));
  expect(i18next.t('user.signOut', { ns: 'shell' })).toBe(textsOf(language, 'shell').get('user.signOut'));
  expect(textsIn(language, 'account')('language')).toBe(textsOf(language, 'account').get('language'));
});

test.each(LANGUAGES)('any number of things is counted in %s', async (language) => {
  await startTexts();
  await loadScreenTexts();
  await setLanguage(language);
  const said = (namespace: string, key: string, count: number): string | undefined => {
    const texts = textsOf(language, namespace);
    const text = texts.get(`${key}_${new Intl.PluralRules(language).select(count)}`) ?? texts.get(`${key}_other`);
    return text?.replace('{{count}}', String(count)).replace('{{count, number}}', new Intl.NumberFormat(language).format(count));
  };
  // French, Portuguese and Italian have a form for millions.
  for (const count of [0, 1, 2, 3, 11, 100, 1_000_000]) {
    expect(i18next.t('workingDays', { ns: 'orders', count })).toBe(said('orders', 'workingDays', count));
    expect(refusalIn(language, 'bulk.row.jobsStopped', { count })).toBe(said('refusals', 'bulk.row.jobsStopped', count));
  }
});

/** What some kinds of background task can be about. */
const WHATS: Readonly<Record<string, readonly string[]>> = {
  workshop: ['slips', 'handOver', 'again', 'move', 'check', 'import'],
  presetFile: ['export', 'check', 'import'],
};

test('every kind of background task has a name', () => {
  const names = [...textsOf('en', 'tasks').keys()].map((key) => key.replace(/_(one|other)$/, ''));
  for (const [name, kind] of Object.entries(taskKinds)) {
    for (const action of BULK_ACTIONS) {
      for (const list of Object.keys(LIST_MODULES)) {
        for (const what of WHATS[name] ?? ['']) {
          const payload = { filename: 'a.png', action, list, what, count: 1, ids: ['1'] };
          expect(names).toContain((kind.label as (payload: object) => { key: string })(payload).key);
        }
      }
    }
  }
});

test.each([
  [null, ['de-AT', 'en'], 'de'],
  ['fr', ['de-AT'], 'fr'],
  [null, ['ja', 'pt-BR'], 'pt'],
  [null, ['ja'], 'en'],
  ['xx', [], 'en'],
] as const)('remembered %s, browser %j: %s is spoken', (remembered, wanted, language) => {
  expect(preferredLanguage(remembered, wanted)).toBe(language);
});

/** Pronouns by which a language does not speak to its reader; a sentence may begin with the German “Sie” of a thing. */
const OTHER_ADDRESS: Readonly<Record<string, RegExp>> = {
  de: /(?<=[\p{L},;] )(?:Sie|Ihnen|Ihre?[mnrs]?)\b/u,
  fr: /(?<![\p{L}’])(?:tu|toi|te|ton|tes)(?![\p{L}])|(?<![\p{L}])t’/iu,
  pt: /(?<![\p{L}])(?:tu|teus?|tuas?|vosso|vossa)(?![\p{L}])/iu,
};

test.each(OTHER_LANGUAGES)('%s speaks to its reader in one way', (language) => {
  const texts = namespacesOf(language).flatMap((namespace) =>
    [...textsOf(language, namespace)].map(([key, text]) => [`${namespace}:${key}`, text]),
  );
  expect(texts.filter(([, text = '']) => OTHER_ADDRESS[language]?.test(text))).toEqual([]);
});

test('French keeps its signs with the word before them', () => {
  const apart = namespacesOf('fr').flatMap((namespace) =>
    [...textsOf('fr', namespace)].filter(([, text]) => / [:;!?%$](?![\w/])/.test(text)),
  );
  expect(apart).toEqual([]);
});
