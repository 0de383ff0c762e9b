import fc from 'fast-check';
import { applyProfit, markSelected, optionsAddition, variantLabel } from '../../../../src/domain/listing/variants';

const variant = (color: string, size: string, base_price = 10) => ({
  base_price,
  name_value: [
    { name: 'Color', type: 'Color', value: color },
    { name: 'Size', type: 'Size', value: size },
  ],
});
const sizes = { attribute_type: 'Size', options: ['S', 'M', '5XL'].map((ffm_value) => ({ ffm_value, default: ffm_value !== '5XL' })) };
const colors = { attribute_type: 'Color', options: [{ ffm_value: 'Gold', plf_price: 1.1, default: false }] };

test('a variant is selected only if its Size option is a default, whatever its color', () => {
  const marked = markSelected([variant('Gold', 'M'), variant('Gold', '5XL'), variant('Red', 'XXS')], [colors, sizes]);
  expect(marked.map(({ selected }) => selected)).toEqual([true, false, false]);
});

test('a product that comes in no sizes has all its variants selected', () => {
  expect(markSelected([variant('Gold', 'M')], [colors])[0]?.selected).toBe(true);
});

test('options add to the price, and profit is a factor and a sum', () => {
  expect(optionsAddition(variant('Gold', 'M'), [colors, sizes])).toBe(1.1);
  expect(applyProfit([variant('Gold', 'M')], { fix_profit: 1.5, fixed_profit: 2 }, [colors])[0]?.sale_price).toBe(18.1);
  expect(variantLabel(variant('Gold', 'M'))).toBe('Gold / M');
});

test('a sale price has whole cents, and a higher base price never sells for less', () => {
  const amount = fc.double({ min: 0, max: 1000, noNaN: true });
  fc.assert(
    fc.property(amount, amount, fc.double({ min: 0, max: 5, noNaN: true }), amount, (a, b, fix_profit, fixed_profit) => {
      const [low, high] = applyProfit([variant('Red', 'M', Math.min(a, b)), variant('Red', 'M', Math.max(a, b))], {
        fix_profit,
        fixed_profit,
      });
      expect(low!.sale_price).toBeLessThanOrEqual(high!.sale_price);
      expect(Number(high!.sale_price.toFixed(2))).toBe(high!.sale_price);
    }),
  );
});
