declare module 'siphash' {
  /** SipHash-2-4 of the UTF-8 of a text under a key of four words: 16 hexadecimal digits. */
  export function hash_hex(key: Uint32Array, text: string): string;
}
