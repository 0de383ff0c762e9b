import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Connection } from '../../../domain/connections/connection';

interface FieldWords {
  /** What the fields of an outside place's block are called, as the place itself calls them. */
  readonly labels: (id: string) => Readonly<Record<string, string>>;
  /** Where a person finds what a field asks for, if that needs saying. */
  readonly hint: (id: string, field: string) => string | undefined;
  /** A value a field's list has, with the place's own word for it. */
  readonly word: (id: string, field: string, value: string) => string;
}

/**
 * The words of the fields that are typed to connect one of `places`. They stand under `field.<id>` of the screen's texts, those of listed values
 * under `choice.<id>`; that each has one is tested.
 */
export const useFieldWords = (texts: 'fulfilments' | 'stores', places: Readonly<Record<string, Connection>>): FieldWords => {
  const { t, i18n } = useTranslation(texts);
  return useMemo(() => {
    const say = t as (key: string) => string;
    return {
      labels: (id) => Object.fromEntries(Object.keys(places[id]?.fields ?? {}).map((field) => [field, say(`field.${id}.${field}`)])),
      hint: (id, field) => {
        const key = `field.${id}.${field}Hint`;
        return i18n.exists(`${texts}:${key}`) ? say(key) : undefined;
      },
      word: (id, field, value) =>
        value === '' ? say(`choice.${id}.${field}.none`) : `${say(`choice.${id}.${field}.${value}`)} (${value})`,
    };
  }, [t, i18n, texts, places]);
};
