/** Whether a text of two bytes a letter was written with the higher byte first; undefined: it has one a letter. */
const wideIn = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const first = bytes.subarray(0, 200);
  const zeros = (from: 0 | 1): number => first.filter((byte, at) => at % 2 === from && byte === 0).length;
  if (first.length < 4) return undefined;
  if (zeros(1) > first.length / 4) return 'utf-16le';
  return zeros(0) > first.length / 4 ? 'utf-16be' : undefined;
};

/** A file somebody saved with whatever program: UTF-8, UTF-16 with or without a mark, else what Windows writes in the West. */
export const decodeText = (bytes: Uint8Array): string => {
  const wide = wideIn(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
