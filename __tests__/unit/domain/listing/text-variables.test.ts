import { describedBy } from '../../../../src/domain/listing/text-variables';

const variant = (selected: boolean, color: string, size: string) => ({
  selected,
  name_value: [
    { type: 'Color', value: color },
    { type: 'Size', value: size },
  ],
});
const listing = {
  name: 'Bay <at> dusk',
  sku: 'TEE-12',
  identity: 12,
  tags: ['retro', 'bay'],
  attribute_specifics_modify: [
    variant(true, 'White', 'S'),
    variant(true, 'Navy', 'S'),
    variant(true, 'White', 'M'),
    variant(false, 'Red', 'XL'),
  ],
};

test('a template names what is on sale of a listing; what nobody knows stays, or has words in its place', () => {
  expect(describedBy('{{name}} ({{number}}, {{sku}}): {{product}} in {{colors}}, {{sizes}}; {{ tags }}', listing, 'Tee')).toBe(
    'Bay <at> dusk (12, TEE-12): Tee in White, Navy, S, M; retro, bay',
  );
  expect(describedBy('{{product|A soft one}}, {{product}}, {{fabric}}', listing, '')).toBe('A soft one, {{product}}, {{fabric}}');
});

test('values are written as whoever stores the text wants them, and are no templates themselves', () => {
  expect(describedBy('<p>{{name}}</p>', listing, '', (text) => text.replaceAll('<', '&lt;'))).toBe('<p>Bay &lt;at> dusk</p>');
  expect(describedBy('{{name}}', { ...listing, name: '{{sku}}' }, '')).toBe('{{sku}}');
});
