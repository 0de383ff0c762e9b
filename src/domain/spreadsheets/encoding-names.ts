/** How the letters of a text file may be written; most are names of the Encoding Standard, which every browser and Node decode. */
export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'macintosh',
  'cp850',
  'windows-1250',
  'iso-8859-2',
  'windows-1251',
  'koi8-r',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'shift_jis',
  'euc-jp',
  'euc-kr',
  'gb18030',
  'big5',
] as const;

export type Encoding = (typeof ENCODINGS)[number];

export const isEncoding = (name: string): name is Encoding => ENCODINGS.some((each) => each === name);
