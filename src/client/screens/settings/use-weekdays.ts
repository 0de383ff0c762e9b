import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** A Sunday. */
const SUNDAY = Date.UTC(2024, 0, 7);
const DAY = 24 * 60 * 60 * 1000;

/** Weekdays from Monday on; Sunday is 0. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const;

/** How weekdays are called in the person's language. */
export const useWeekdays = (): { readonly name: (weekday: number) => string } => {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' });
    return { name: (weekday) => format.format(SUNDAY + weekday * DAY) };
  }, [i18n.language]);
};
