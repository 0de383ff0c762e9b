/** Characters of a place's message that are looked at. */
const MESSAGE_LIMIT = 5000;

/** Places put markup into messages; a seller reads a short plain sentence. */
export const plainText = (message: string): string =>
  message
    .slice(0, MESSAGE_LIMIT)
    // A tag that never ends is none, and is looked for once.
    .replace(/<[^<>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300);
