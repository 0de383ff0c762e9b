/** The words of a key of 32 hexadecimal digits. */
export const wordsOf = (key: string): Uint32Array => Uint32Array.from([0, 8, 16, 24], (at) => parseInt(key.slice(at, at + 8), 16));

/**
 * The mark of a text: a tilde, and SipHash-2-4 of its UTF-8 under a key of four words, the low one first, in hexadecimal digits. Its 64-bit words are
 * pairs of numbers that stay in registers: a page of a list holds a thousand texts that are hidden one by one.
 */
export const markOf = (key: Uint32Array, text: string): string => {
  const length = write(text);
  const [k0 = 0, k0High = 0, k1 = 0, k1High = 0] = key;
  let a = k0 ^ 0x70736575;
  let aHigh = k0High ^ 0x736f6d65;
  let b = k1 ^ 0x6e646f6d;
  let bHigh = k1High ^ 0x646f7261;
  let c = k0 ^ 0x6e657261;
  let cHigh = k0High ^ 0x6c796765;
  let d = k1 ^ 0x79746573;
  let dHigh = k1High ^ 0x74656462;
  const last = length & ~7;

  for (let at = 0; at <= last + 8; at += 8) {
    const ends = at > last;
    const m = ends ? 0 : (words[at >> 2] as number);
    const mHigh = ends ? 0 : (words[(at >> 2) + 1] as number) | (at === last ? length << 24 : 0);
    d ^= m;
    dHigh ^= mHigh;
    if (ends) c ^= 0xff;
    for (let round = ends ? 4 : 2; round > 0; round--) {
      a = (a + b) | 0;
      aHigh = (aHigh + bHigh + (a >>> 0 < b >>> 0 ? 1 : 0)) | 0;
      let low = (b << 13) | (bHigh >>> 19);
      let high = (bHigh << 13) | (b >>> 19);
      b = low ^ a;
      bHigh = high ^ aHigh;
      low = aHigh;
      aHigh = a;
      a = low;

      c = (c + d) | 0;
      cHigh = (cHigh + dHigh + (c >>> 0 < d >>> 0 ? 1 : 0)) | 0;
      low = (d << 16) | (dHigh >>> 16);
      high = (dHigh << 16) | (d >>> 16);
      d = low ^ c;
      dHigh = high ^ cHigh;

      a = (a + d) | 0;
      aHigh = (aHigh + dHigh + (a >>> 0 < d >>> 0 ? 1 : 0)) | 0;
      low = (d << 21) | (dHigh >>> 11);
      high = (dHigh << 21) | (d >>> 11);
      d = low ^ a;
      dHigh = high ^ aHigh;

      c = (c + b) | 0;
      cHigh = (cHigh + bHigh + (c >>> 0 < b >>> 0 ? 1 : 0)) | 0;
      low = (b << 17) | (bHigh >>> 15);
      high = (bHigh << 17) | (b >>> 15);
      b = low ^ c;
      bHigh = high ^ cHigh;
      low = cHigh;
      cHigh = c;
      c = low;
    }
    a ^= m;
    aHigh ^= mHigh;
  }
  return named(aHigh ^ bHigh ^ cHigh ^ dHigh, a ^ b ^ c ^ d);
};

let bytes = new Uint8Array(256);
/** The same, four at a time; every machine a browser runs on has the low one first. */
let words = new Int32Array(bytes.buffer);
let encoder: TextEncoder | undefined;

/** Writes a text, and zeros up to the end of the last eight; tells how many bytes it has. */
const write = (text: string): number => {
  if (bytes.length < text.length * 3 + 16) {
    bytes = new Uint8Array((text.length + 8) * 8);
    words = new Int32Array(bytes.buffer);
  }
  let at = 0;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 0x7f) break;
    bytes[at] = code;
  }
  if (at < text.length) at += (encoder ??= new TextEncoder()).encodeInto(text.slice(at), bytes.subarray(at)).written;
  for (let end = at; end < (at & ~7) + 8; end++) bytes[end] = 0;
  return at;
};

const DIGITS = Uint8Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0));
const codes = new Array<number>(17).fill('~'.charCodeAt(0));

const named = (high: number, low: number): string => {
  for (let i = 0; i < 8; i++) {
    codes[i + 1] = DIGITS[(high >>> (28 - 4 * i)) & 15] as number;
    codes[i + 9] = DIGITS[(low >>> (28 - 4 * i)) & 15] as number;
  }
  return String.fromCharCode(...codes);
};
