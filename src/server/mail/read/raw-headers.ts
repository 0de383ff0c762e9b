/** Bytes of a head that are looked at. */
const MOST = 256 * 1024;
/** Bytes in one encoded word: with its frame it stays under the 75 characters of RFC 2047. */
const MOST_WORD = 42;

const utf8 = new TextDecoder('utf-8', { fatal: true });
const CHARSET = /^content-type:[^\r\n]*(?:\r?\n[ \t][^\r\n]*)*?charset\s*=\s*"?([\w.:-]{1,40})/imu;

const headEnd = (bytes: Buffer): number => {
  const ends = ['\r\n\r\n', '\n\n'].map((end) => bytes.indexOf(end)).filter((at) => at >= 0);
  return Math.min(MOST, bytes.length, ...ends);
};

const hasBareBytes = (bytes: Buffer): boolean => bytes.some((byte) => byte >= 0x80);

/** Reads a head as UTF-8 where it is that, else in the charset of the first part that names one, else as Windows programs of the West write. */
const decoded = (head: Buffer, bytes: Buffer): string => {
  try {
    return utf8.decode(head);
  } catch {
    const said = CHARSET.exec(bytes.subarray(0, MOST).toString('latin1'))?.[1] ?? '';
    const isAscii = /^(?:us-)?ascii$|^utf-?8$|^$/iu.test(said);
    try {
      return new TextDecoder(isAscii ? 'windows-1252' : said).decode(head);
    } catch {
      return new TextDecoder('windows-1252').decode(head);
    }
  }
};

/** Words as RFC 2047 has them in a header: no encoded word splits a character. */
const encoded = (text: string): string => {
  const words: string[] = [];
  let word = '';
  for (const character of text) {
    if (Buffer.byteLength(word + character) > MOST_WORD) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  return [...words, word].map((each) => `=?utf-8?B?${Buffer.from(each).toString('base64')}?=`).join(' ');
};

/**
 * A mail whose headers have bytes beyond ASCII as they are, which no standard says how to read (SMTPUTF8 apart), with encoded words in their place. Others come
 * back as they are.
 */
export const withEncodedHeaders = (bytes: Buffer): Buffer => {
  const end = headEnd(bytes);
  const head = bytes.subarray(0, end);
  if (!hasBareBytes(head)) return bytes;
  // A run of words is encoded as one: blanks between encoded words do not count.
  const text = decoded(head, bytes).replace(
    /[^\s"<>@,;:()]*[^\p{ASCII}][^\s"<>@,;:()]*(?:[ \t]+[^\s"<>@,;:()]*[^\p{ASCII}][^\s"<>@,;:()]*)*/gu,
    encoded,
  );
  return Buffer.concat([Buffer.from(text, 'latin1'), bytes.subarray(end)]);
};
