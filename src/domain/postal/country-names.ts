import mappings from 'cldr-core/supplemental/codeMappings.json';
import { COUNTRIES, isCountry } from './countries';

/** Languages whose names of countries are understood. */
const LANGUAGES = 'en de fr pt es it nl pl sv da nb fi cs sk hu ro hr tr el ru uk ja zh ko ar he vi th id'.split(' ');

/** Names people write that the list of countries does not have. */
const ALSO: Readonly<Record<string, string>> = {
  ...{ uk: 'GB', greatbritain: 'GB', england: 'GB', scotland: 'GB', wales: 'GB', northernireland: 'GB', el: 'GR', holland: 'NL' },
  ...{
    usa: 'US',
    unitedstatesofamerica: 'US',
    america: 'US',
    uae: 'AE',
    emirates: 'AE',
    southkorea: 'KR',
    korea: 'KR',
    republicofkorea: 'KR',
  },
  ...{ czechrepublic: 'CZ', turkey: 'TR', russia: 'RU', russianfederation: 'RU', vietnam: 'VN', hongkong: 'HK', macau: 'MO', taiwan: 'TW' },
  ...{
    republicofireland: 'IE',
    eire: 'IE',
    macedonia: 'MK',
    swaziland: 'SZ',
    burma: 'MM',
    capeverde: 'CV',
    kosovo: 'XK',
    ivorycoast: 'CI',
  },
};

const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');

let known: ReadonlyMap<string, string> | undefined;

/** Codes by what they are called; what two countries are called in two languages is neither's, unless it is English. */
const codesByName = (): ReadonlyMap<string, string> => {
  if (known) return known;
  const names = new Map<string, string>();
  for (const language of LANGUAGES) {
    const called = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of COUNTRIES) {
      const name = plain(called.of(code) ?? '');
      if (name !== '' && !names.has(name)) names.set(name, code);
    }
  }
  const threes: Readonly<Record<string, { readonly _alpha3?: string; readonly _numeric?: string }>> = mappings.supplemental.codeMappings;
  for (const code of COUNTRIES) names.set(plain(threes[code]?._alpha3 ?? code), code);
  for (const [name, code] of Object.entries(ALSO)) names.set(name, code);
  known = names;
  return names;
};

/** A country's two letters, by these, by its three letters or by a name in many languages; as it was written where nobody is called so, and empty where nothing was. */
export const countryCode = (text: string | null | undefined): string => {
  const written = (text ?? '').normalize('NFKC').trim();
  const code = written.toUpperCase();
  return isCountry(code) ? code : (codesByName().get(plain(written)) ?? written);
};
