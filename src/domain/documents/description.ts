import { StoreInputLimits } from '../../contract/generated/limits';
import { fillIn } from '../variables';

/** What the description of a shared document may be filled in with. */
export const DOCUMENT_VARIABLES = ['name', 'url', 'store'] as const;

type DocumentVariable = (typeof DOCUMENT_VARIABLES)[number];

export const MOST_DESCRIPTION = StoreInputLimits.issuu_description.characters;

/** What is said of a document where the store says nothing. */
const PLAIN = '{{name}}\n{{url}}';

/** Whatever looks like a variable. */
const BRACED = /\{\{[^{}]*\}\}/u;

export const writtenVariable = (name: DocumentVariable): string => `{{${name}}}`;

/** The first variable of a template that nothing is known for, as it stands there; undefined: all of them can be filled in. */
export const unknownVariable = (template: string): string | undefined =>
  BRACED.exec(fillIn(template, Object.fromEntries(DOCUMENT_VARIABLES.map((name) => [name, name]))))?.[0];

/** A text with no more letters than may be, and no half of one at its end. */
const cut = (text: string, most: number): string =>
  text.length <= most
    ? text
    : `${text
        .slice(0, most - 1)
        .replace(/\p{Surrogate}$/u, '')
        .trimEnd()}…`;

/** What is said of a document: the store's template filled in, as long as it may be. */
export const describedAs = (template: string | null, values: Readonly<Record<DocumentVariable, string>>): string =>
  cut(fillIn(template?.trim() || PLAIN, values), MOST_DESCRIPTION);
