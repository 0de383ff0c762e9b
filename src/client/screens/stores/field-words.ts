import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PLATFORMS, type PlatformId } from '../../../domain/platforms';

interface FieldWords {
  /** What the fields of a platform's block are called, as the platform itself calls them. */
  readonly labels: (platform: PlatformId) => Readonly<Record<string, string>>;
  /** Where a person finds what a field asks for, if that needs saying. */
  readonly hint: (platform: PlatformId, field: string) => string | undefined;
}

/** The words of platforms' fields. Texts stand under `field.<platform>` of the stores' texts; that each field has one is tested. */
export const useFieldWords = (): FieldWords => {
  const { t, i18n } = useTranslation('stores');
  return useMemo(() => {
    const say = t as (key: string) => string;
    return {
      labels: (platform) =>
        Object.fromEntries(Object.keys(PLATFORMS[platform].fields).map((field) => [field, say(`field.${platform}.${field}`)])),
      hint: (platform, field) => {
        const key = `field.${platform}.${field}Hint`;
        return i18n.exists(`stores:${key}`) ? say(key) : undefined;
      },
    };
  }, [t, i18n]);
};
