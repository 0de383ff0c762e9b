import { PALETTE, parseHex, readableInk } from '../../../../src/domain/design/palette';

test('the palette holds 25 colours, each once and by a name of its own', () => {
  expect(PALETTE).toHaveLength(25);
  expect(new Set(PALETTE.map(({ hex }) => hex)).size).toBe(25);
  expect(new Set(PALETTE.map(({ name }) => name)).size).toBe(25);
  for (const { hex } of PALETTE) expect(parseHex(hex)).toBe(hex);
});

test.each([
  ['#FFF', '#ffffff'],
  ['ff8800', '#ff8800'],
  [' #0A0b0C ', '#0a0b0c'],
  ['', null],
  ['#12345', null],
  ['red', null],
])('%j is read as %j', (text, hex) => {
  expect(parseHex(text)).toBe(hex);
});

test('ink is dark on light colours and light on dark ones', () => {
  expect(readableInk('#f7e04b')).toBe('#000000');
  expect(readableInk('#16244d')).toBe('#ffffff');
});
