import { useMemo } from 'react';
import { COUNTRIES } from '../../../domain/postal/countries';
import { useFormat } from '../format';

/** Every country to choose from, by its name in the person's language. */
export const useCountryOptions = (): readonly { readonly value: string; readonly label: string }[] => {
  const format = useFormat();
  return useMemo(
    () => COUNTRIES.map((value) => ({ value, label: format.country(value) })).sort((a, b) => a.label.localeCompare(b.label)),
    [format],
  );
};
