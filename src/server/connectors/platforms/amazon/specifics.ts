import type { OutgoingProduct } from '../shop';
import type { Place } from './place';

/**
 * An attribute's value in Amazon's schemas is an object, and only the schema knows what is in it. So the id of a specific says it: `fabric_type=text`
 * has words in the marketplace's language, `number_of_items=number` and `batteries_required=boolean` are no text, and
 * `item_weight.unit=string` is one part of several.
 */
export type SpecificKind = 'text' | 'string' | 'number' | 'boolean';

export const specificId = (attribute: string, leaf: string, kind: SpecificKind): string =>
  `${attribute}${leaf === 'value' ? '' : `.${leaf}`}=${kind}`;

const typed = (kind: string | undefined, value: string): string | number | boolean => {
  if (kind === 'number') return Number(value);
  return kind === 'boolean' ? value === 'true' : value;
};

/** The attributes somebody filled in, as Amazon wants them. */
export const attributesOfSpecifics = (
  specifics: OutgoingProduct['specifics'],
  { marketplace, language }: Place,
): Record<string, unknown[]> => {
  const attributes = new Map<string, { readonly leaf: string; readonly kind: string | undefined; readonly values: readonly string[] }[]>();
  for (const { id, values } of specifics) {
    const [path = '', kind] = id.split('=');
    const [attribute = '', leaf = 'value'] = path.split('.');
    if (values.length > 0) attributes.set(attribute, [...(attributes.get(attribute) ?? []), { leaf, kind, values }]);
  }
  return Object.fromEntries(
    [...attributes].map(([attribute, parts]) => {
      const rows = Math.max(...parts.map(({ values }) => values.length));
      return [
        attribute,
        Array.from({ length: rows }, (_row, at) => ({
          ...Object.fromEntries(
            parts.flatMap(({ leaf, kind, values }) => (at < values.length ? [[leaf, typed(kind, values[at] ?? '')]] : [])),
          ),
          ...(parts.some(({ kind }) => kind === 'text') ? { language_tag: language } : {}),
          marketplace_id: marketplace,
        })),
      ];
    }),
  );
};
