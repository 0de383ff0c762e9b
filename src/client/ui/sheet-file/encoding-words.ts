import type { TFunction } from 'i18next';
import { ENCODINGS, type Encoding } from '../../../domain/spreadsheets/encoding-names';
import type { SheetFile } from '../../../domain/spreadsheets/read-sheet';
import type { SelectOption } from '../PlainSelect';

/** What people call the letters of each encoding, and the encoding's own name. */
const ENCODING_NAMES = {
  'utf-8': ['unicode', 'UTF-8'],
  'utf-16le': ['unicode', 'UTF-16 LE'],
  'utf-16be': ['unicode', 'UTF-16 BE'],
  'windows-1252': ['western', 'Windows-1252'],
  macintosh: ['western', 'Mac OS Roman'],
  cp850: ['western', 'MS-DOS 850'],
  'windows-1250': ['central', 'Windows-1250'],
  'iso-8859-2': ['central', 'ISO 8859-2'],
  'windows-1251': ['cyrillic', 'Windows-1251'],
  'koi8-r': ['cyrillic', 'KOI8-R'],
  'windows-1253': ['greek', 'Windows-1253'],
  'windows-1254': ['turkish', 'Windows-1254'],
  'windows-1255': ['hebrew', 'Windows-1255'],
  'windows-1256': ['arabic', 'Windows-1256'],
  shift_jis: ['japanese', 'Shift JIS'],
  'euc-jp': ['japanese', 'EUC-JP'],
  'euc-kr': ['korean', 'EUC-KR'],
  gb18030: ['simplifiedChinese', 'GB 18030'],
  big5: ['traditionalChinese', 'Big5'],
} as const satisfies Readonly<Record<Encoding, readonly [string, string]>>;

export const encodingOptions = (t: TFunction<'sheet'>): readonly SelectOption[] =>
  ENCODINGS.map((value) => {
    const [letters, name] = ENCODING_NAMES[value];
    return { value, label: t(`encodings.${letters}`, { name }) };
  });

/** Letters of a sample, and rows that are searched for one. */
const [SAMPLE, SEARCHED] = [80, 2000];

/** Some words of a file whose letters depend on its encoding; empty: none do. */
export const letterSample = ({ sheets }: SheetFile): string => {
  const found: string[] = [];
  for (const { cells } of (sheets[0] ?? []).slice(0, SEARCHED)) {
    for (const cell of cells) {
      const text = String(cell).trim();
      if (/[^\0-\u007f]/u.test(text) && !found.includes(text)) found.push(text.slice(0, SAMPLE));
      if (found.join(', ').length >= SAMPLE) return found.join(', ');
    }
  }
  return found.join(', ');
};
