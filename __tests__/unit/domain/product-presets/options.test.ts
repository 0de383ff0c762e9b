import { withOption, withOptionChanged, withoutOption } from '../../../../src/domain/product-presets/options';

const variant = (colour: string, size: string) => ({
  sku: `${colour}-${size}`,
  base_price: size === 'L' ? '9.00' : '7.50',
  name_value: [
    { name: 'Color', type: 'Color', value: colour },
    { name: 'Size', type: 'Size', value: size },
  ],
});
const option = (ffm_value: string, hex = '') => ({ ffm_value, plf_value: '', plf_price: '', hex, default: false });
const choices = () => ({
  attributes: [
    { attribute_type: 'Color', plf_attribute_name: '', options: [option('Black', '#000000')] },
    { attribute_type: 'Size', plf_attribute_name: '', options: [option('M'), option('L')] },
  ],
  variants: [variant('Black', 'M'), variant('Black', 'L')],
});
const labels = (variants: readonly ReturnType<typeof variant>[]) =>
  variants.map(({ name_value }) => name_value.map(({ value }) => value).join(' / '));

test('an option that is added brings a variant for each combination of the others, at their price and without a SKU', () => {
  const { attributes, variants } = withOption(choices(), 'Color', option('Red', '#ff0000'));
  expect(attributes[0]?.options.map(({ ffm_value }) => ffm_value)).toEqual(['Black', 'Red']);
  expect(labels(variants)).toEqual(['Black / M', 'Black / L', 'Red / M', 'Red / L']);
  expect(variants.slice(2).map(({ sku, base_price }) => [sku, base_price])).toEqual([
    ['', '7.50'],
    ['', '9.00'],
  ]);
});

test('an option that goes takes its variants with it', () => {
  const { attributes, variants } = withoutOption(choices(), 'Size', 'M');
  expect(attributes[1]?.options).toEqual([option('L')]);
  expect(labels(variants)).toEqual(['Black / L']);
});

test('variants follow an option that gets another name, and nothing else changes them', () => {
  const renamed = withOptionChanged(choices(), 'Color', 'Black', { ffm_value: 'Jet' });
  expect(labels(renamed.variants)).toEqual(['Jet / M', 'Jet / L']);
  const before = choices();
  expect(withOptionChanged(before, 'Color', 'Black', { hex: '#111111' }).variants).toBe(before.variants);
});
