import { loadScreenTexts, setLanguage, startTexts } from '../../../../src/client/i18n';
import { refusalSentence } from '../../../../src/client/ui/refusal';

beforeAll(async () => {
  await startTexts();
  await loadScreenTexts();
});
afterEach(() => setLanguage('en'));

const tooLong = { message: 'In English.', refusal: 'listing.descriptionTooLong', values: { most: 60_000 } };

test.each([
  ['en', 'Use up to 60,000 characters for the description.'],
  ['de', 'Verwende höchstens 60.000 Zeichen für die Beschreibung.'],
  ['pt', 'Use até 60.000 caracteres na descrição.'],
] as const)('%s: the sentence of the code, numbers as the language writes them', async (language, sentence) => {
  await setLanguage(language);
  expect(refusalSentence(tooLong)).toBe(sentence);
});

test.each([
  [1, '1 Benutzer ist in der Gruppe „Lager“. Verschiebe ihn zuerst in eine andere.'],
  [1200, '1.200 Benutzer sind in der Gruppe „Lager“. Verschiebe sie zuerst in eine andere.'],
])('a plural goes by its count: %i', async (count, sentence) => {
  await setLanguage('de');
  expect(refusalSentence({ message: 'In English.', refusal: 'group.inUse', values: { count, name: 'Lager' } })).toBe(sentence);
});

test.each([
  ['no code', { message: 'In English.' }],
  ['a code nobody knows here', { message: 'In English.', refusal: 'store.newerThanThisPage', values: {} }],
  ['a code of a whole subject', { message: 'In English.', refusal: 'store', values: {} }],
  ['a value that is missing', { ...tooLong, values: { limit: 60_000 } }],
])('%s: the server’s own sentence', async (_what, refusal) => {
  await setLanguage('de');
  expect(refusalSentence(refusal)).toBe('In English.');
});

test('a value is never read as a text with places to fill in', () => {
  const refusal = { message: '', refusal: 'view.nameTaken', values: { view: '{{view}} $t(action.save)' } };
  expect(refusalSentence(refusal)).toBe('A view named “{{view}} $t(action.save)” already exists.');
});
