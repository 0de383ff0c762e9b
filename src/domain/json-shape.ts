/** How deep a JSON text may nest, and how many values it may hold. */
export interface JsonBounds {
  readonly depth: number;
  readonly values: number;
}

/** No call of ours comes near these: the deepest input nests some ten levels. */
export const REQUEST_BOUNDS: JsonBounds = { depth: 64, values: 250_000 };

/**
 * Whether a JSON text stays within bounds, told before it is parsed: parsing what only opens brackets takes a second for 4 MB, looking at it
 * some milliseconds. What is no JSON may be told either way.
 */
export const isJsonWithin = (text: string, { depth: deepest, values: most }: JsonBounds): boolean => {
  let [depth, values] = [0, 0];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 0x22) {
      // A text ends at the next quote that no odd number of backslashes stands before.
      let end = text.indexOf('"', i + 1);
      while (end > 0 && isEscaped(text, end, i)) end = text.indexOf('"', end + 1);
      if (end < 0) return true;
      i = end;
    } else if (code === 0x5b || code === 0x7b) {
      depth += 1;
      values += 1;
      if (depth > deepest || values > most) return false;
    } else if (code === 0x5d || code === 0x7d) depth -= 1;
    else if (code === 0x2c && (values += 1) > most) return false;
  }
  return true;
};

const isEscaped = (text: string, at: number, opened: number): boolean => {
  let first = at;
  while (first - 1 > opened && text.charCodeAt(first - 1) === 0x5c) first -= 1;
  return (at - first) % 2 === 1;
};
