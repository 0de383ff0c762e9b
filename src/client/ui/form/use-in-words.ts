import { useTranslation } from 'react-i18next';
import type { FieldValues, Path } from 'react-hook-form';
import type { InWords } from './use-save-form';

/** The fields of a form in words: each by its label, which is asked for when it is wanted where there are many, and those that are more than a text by a function of their own. */
export const useInWords = <Values extends FieldValues>(
  labels: Readonly<Record<keyof Values & string, string>> | ((field: keyof Values & string) => string),
  texts: { readonly [Name in keyof Values]?: (value: Values[Name], other: Values[Name]) => string } = {},
): InWords<Values> => {
  const { t } = useTranslation();
  return (name, value, other) => {
    const field = name as Path<Values> & keyof Values & string;
    const label = typeof labels === 'function' ? labels(field) : labels[field];
    const text = texts[field];
    if (text) return [label, text(value as Values[typeof field], other as Values[typeof field])];
    return [label, typeof value === 'boolean' ? t(value ? 'conflict.on' : 'conflict.off') : String(value)];
  };
};
