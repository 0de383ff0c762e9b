import fc from 'fast-check';
import { describedAs, DOCUMENT_VARIABLES, MOST_DESCRIPTION, unknownVariable } from '../../../../src/domain/documents/description';
import { obstacleOf, type SharedListing } from '../../../../src/domain/documents/document';
import { pricesOf } from '../../../../src/domain/documents/prices';
import { dayAround } from '../../../../src/domain/documents/sharing-day';
import { readStoreField } from '../../../../src/domain/stores/store-values';

const FIT: SharedListing = { on: true, token: true, inHand: false, onSale: true, name: 'Heron', pictured: true, room: true };

test.each<[Partial<SharedListing>, string | null]>([
  [{}, null],
  [{ on: false, token: false }, 'documentOff'],
  [{ token: false, onSale: false }, 'documentNoToken'],
  [{ inHand: true, room: false }, 'documentInHand'],
  [{ onSale: false, pictured: false }, 'documentNotOnSale'],
  [{ name: ' ' }, 'documentNoName'],
  [{ pictured: false, room: false }, 'documentNoPicture'],
  [{ room: false }, 'documentLimit'],
])('a listing that differs from one that is fit by %j: %s', (changes, obstacle) => {
  expect(obstacleOf({ ...FIT, ...changes })).toBe(obstacle);
});

const VALUES = { name: 'Heron tee', url: 'https://shop.example.com/heron', store: 'Herons' };

test('a template is filled in; without one name and address are said', () => {
  expect(describedAs('{{ name }} of {{store}}', VALUES)).toBe('Heron tee of Herons');
  expect(describedAs(null, VALUES)).toBe('Heron tee\nhttps://shop.example.com/heron');
  expect(describedAs('  ', VALUES)).toBe(describedAs(null, VALUES));
  // What stands in a value is no variable.
  expect(describedAs('{{name}}', { ...VALUES, name: '{{url}}' })).toBe('{{url}}');
});

test('whatever a template and what it is filled in with: no longer than may be, and no half of a letter', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ' ', '{', '}', '🦩', '{{name}}', '{{url}}', '{{store}}'), maxLength: 1500 });
  fc.assert(
    fc.property(text, text, (template, name) => {
      const said = describedAs(template, { ...VALUES, name });
      expect(said.length).toBeLessThanOrEqual(MOST_DESCRIPTION);
      expect(said).not.toMatch(/\p{Surrogate}/u);
    }),
  );
});

test('a variable nobody knows is told as it stands there', () => {
  for (const name of DOCUMENT_VARIABLES) expect(unknownVariable(`a {{${name}}} {{ ${name} }}`)).toBeUndefined();
  expect(unknownVariable('{{name}} costs {{price}}')).toBe('{{price}}');
  expect(unknownVariable('{{Name}}')).toBe('{{Name}}');
  expect(unknownVariable('{{price|a little}} {name}')).toBeUndefined();
  const read = (typed: string) => readStoreField('issuu_description', typed);
  expect(read('{{name}} costs {{price}}')).toMatchObject({
    ok: false,
    fault: { refusal: 'store.fieldVariable', values: { variable: '{{price}}', known: '{{name}}, {{url}}, {{store}}' } },
  });
  expect(read('x'.repeat(1001))).toMatchObject({ fault: { refusal: 'text.tooLong', values: { most: 1000 } } });
  expect(read(` ${'x'.repeat(1000)} `)).toMatchObject({ ok: true });
});

test('a day is that of the shop, also where it has 23 or 25 hours', () => {
  const at = (text: string): number => Date.parse(text) / 1000;
  const hours = (text: string, zone: string): number => {
    const { start, end } = dayAround(at(text), zone);
    expect(start).toBeLessThanOrEqual(at(text));
    expect(end).toBeGreaterThan(at(text));
    return (end - start) / 3600;
  };
  expect(dayAround(at('2026-07-01T02:00:00Z'), 'America/Los_Angeles').start).toBe(at('2026-06-30T07:00:00Z'));
  expect(hours('2026-03-29T12:00:00Z', 'Europe/Berlin')).toBe(23);
  expect(hours('2026-10-25T12:00:00Z', 'Europe/Berlin')).toBe(25);
  expect(hours('2026-10-25T23:30:00Z', 'UTC')).toBe(24);
});

test('prices are one, or from the least to the most, in the shop’s money', () => {
  expect(pricesOf([19.5, 24, 19.5], 'USD')).toBe('$19.50 – $24.00');
  expect(pricesOf([24, 24], 'EUR')).toBe('€24.00');
  expect(pricesOf([0], 'USD')).toBe('');
  expect(pricesOf([3], 'credits')).toBe('3.00 credits');
});
