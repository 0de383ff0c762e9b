import i18next from 'i18next';
import { loadScreenTexts, setLanguage, startTexts } from '../../../src/client/i18n';
import { LATE_TEXTS, SCREEN_TEXTS, SHELL_TEXTS } from '../../../src/client/i18n/namespaces';
import { LANGUAGES, preferredLanguage } from '../../../src/domain/languages';
import { textsIn } from '../../../src/server/kernel/language';
import { BULK_ACTIONS } from '../../../src/domain/lists/bulk';
import { LIST_MODULES } from '../../../src/domain/lists/lists';
import { taskKinds } from '../../../src/client/tasks/kinds';
import { languageFolders, namespacesOf, OTHER_LANGUAGES, SERVER_TEXTS, textsOf } from './text-files';

const placeholders = (text: string): string[] => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name ?? '').sort();

describe.each(namespacesOf('en'))('%s', (namespace) => {
  const english = textsOf('en', namespace);

  test.each(OTHER_LANGUAGES)('%s has the keys of English, no more and no fewer', (language) => {
    expect([...textsOf(language, namespace).keys()].sort()).toEqual([...english.keys()].sort());
  });

  test.each(OTHER_LANGUAGES)('%s fills in the same values as English', (language) => {
    const faults = [...textsOf(language, namespace)].filter(
      ([key, text]) => placeholders(text).join() !== placeholders(english.get(key) ?? '').join(),
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

test('every kind of background task has a name', () => {
  const names = [...textsOf('en', 'tasks').keys()].map((key) => key.replace(/_(one|other)$/, ''));
  for (const kind of Object.values(taskKinds)) {
    for (const action of BULK_ACTIONS) {
      for (const list of Object.keys(LIST_MODULES)) {
        const payload = { filename: 'a.png', action, list, count: 1 };
        expect(names).toContain((kind.label as (payload: object) => { key: string })(payload).key);
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
