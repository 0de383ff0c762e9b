/** Numbers of Windows code pages, by the names of the encoding standard (WHATWG), for those that are not named after their number. */
const NAMES: Readonly<Record<number, string>> = {
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  1200: 'utf-16le',
  1201: 'utf-16be',
  10000: 'macintosh',
  10007: 'x-mac-cyrillic',
  20866: 'koi8-r',
  20932: 'euc-jp',
  21866: 'koi8-u',
  50220: 'iso-2022-jp',
  50221: 'iso-2022-jp',
  50222: 'iso-2022-jp',
  51932: 'euc-jp',
  51936: 'gbk',
  51949: 'euc-kr',
  54936: 'gb18030',
  65001: 'utf-8',
};

const LATIN = 'windows-1252';

const nameOf = (page: number): string => {
  if (page >= 1250 && page <= 1258) return `windows-${page}`;
  if (page > 28591 && page <= 28606) return `iso-8859-${page - 28590}`;
  return NAMES[page] ?? LATIN;
};

const decoders = new Map<string, TextDecoder>();

/** Text of a Windows code page. One that Node does not know is read as Western European. */
export const decodeCodePage = (bytes: Uint8Array, page: number): string => {
  const name = nameOf(page);
  let decoder = decoders.get(name);
  if (!decoder) {
    try {
      decoder = new TextDecoder(name);
    } catch {
      decoder = new TextDecoder(LATIN);
    }
    decoders.set(name, decoder);
  }
  return decoder.decode(bytes);
};
