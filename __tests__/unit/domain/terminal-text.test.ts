import { plainJson, terminalLine } from '../../../src/domain/terminal-text';

const UNSEEN: Readonly<Record<string, string>> = {
  'a line feed': '\n',
  'a carriage return': '\r',
  'an escape': '\u001b',
  'a bell': '\u0007',
  'a backspace': '\b',
  'U+0000': '\0',
  'a delete': '\u007f',
  'a control sequence of eight bits': '\u009b',
  'the next line': '\u0085',
  'the separator of lines': '\u2028',
  'the separator of paragraphs': '\u2029',
  'an override to the right': '\u202e',
  'an isolate to the left': '\u2066',
  'an Arabic letter mark': '\u061c',
  'a mark to the right': '\u200f',
  'a space of no width': '\u200b',
  'a joiner': '\u2060',
  'a byte order mark': '\uFEFF',
  'a tag': '\u{E0041}',
  'half a character': '\ud800',
  'a private character': '\ue000',
};

test.each(Object.entries(UNSEEN))('%s is neither seen nor obeyed in a line', (_name, character) => {
  expect(terminalLine(`a${character}b`)).toBe('a\ufffdb');
});

test('what is written in any language stays as it is', () => {
  const text = 'Größe “XL”, 手帳, הזמנה, 👕 €5 – it’s 50 % | a\\b';
  expect(terminalLine(text)).toBe(text);
});

test.each(Object.entries(UNSEEN))('%s stands in JSON as an escape, and reads back', (_name, character) => {
  const value = { [`a${character}`]: [`b${character}*/`] };
  for (const indent of [undefined, 2]) {
    const text = plainJson(value, indent);
    expect(text).toMatch(/^[\n -~]*$/);
    expect(JSON.parse(text)).toEqual(value);
  }
  expect(plainJson(`c${character}`)).toMatch(/^[ -~]*$/);
});

test('a value that JSON does not know is written as undefined', () => {
  expect(plainJson(undefined)).toBe('undefined');
});
