import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '../../../src/domain/languages';

const root = path.resolve(__dirname, '../../../i18n');

export const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== 'en');

/** What the server says itself; everything else is said by the client. */
export const SERVER_TEXTS: readonly string[] = ['account', 'help', 'mail', 'notifications', 'slip'];

/** The languages that have a folder. */
export const languageFolders = (): string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

type Texts = { readonly [key: string]: string | Texts };

const flat = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );

/** The namespaces a language has a file for. */
export const namespacesOf = (language: string): string[] =>
  readdirSync(path.join(root, language))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace(/\.json$/, ''));

/** Every text of a namespace by its full key. */
export const textsOf = (language: string, namespace: string): Map<string, string> =>
  new Map(flat(JSON.parse(readFileSync(path.join(root, language, `${namespace}.json`), 'utf8')) as Texts));
