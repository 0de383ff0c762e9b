import { lackedSpecifics, specificFaults, type SpecificRule } from '../../../../src/domain/platforms/specifics';

const rule = (changes: Partial<SpecificRule>): SpecificRule => ({
  ...{ id: 'brand', name: 'Brand', required: true, multiple: false, variation: false, most: null, values: [], open: true },
  ...changes,
});
const MATERIAL = rule({ id: '62', name: 'Material', multiple: true, open: false, values: [{ id: '620', name: 'Cotton' }] });
const COLOUR = rule({ id: 'c', name: 'Color', variation: true });

test('what is required and not said is missing, unless each variant says it itself', () => {
  const rules = [rule({}), MATERIAL, COLOUR, rule({ id: 'x', name: 'Style', required: false })];
  expect(lackedSpecifics(rules, [], [])).toEqual(['Brand', 'Material', 'Color']);
  expect(lackedSpecifics(rules, [{ name: 'brand', values: ['Gildan'] }], ['Color', 'Size'])).toEqual(['Material']);
  // What does not vary is not said by variants.
  expect(lackedSpecifics([rule({})], [], ['Brand'])).toEqual(['Brand']);
});

test('blanks say nothing', () => {
  expect(lackedSpecifics([rule({})], [{ name: 'brand', values: ['  '] }], [])).toEqual(['Brand']);
});

test.each<[string, SpecificRule, string[], object | null]>([
  ['several where one is taken', rule({}), ['a', 'b'], { code: 'oneOnly' }],
  ['several where several are taken', MATERIAL, ['620', 'Cotton'], null],
  ['what is not offered', MATERIAL, ['Silk'], { code: 'notOffered' }],
  ['an id or a name of the list', MATERIAL, ['620'], null],
  ['a text that is too long', rule({ most: 3 }), ['abcd'], { code: 'tooLong', most: 3 }],
  ['a text as long as may be', rule({ most: 3 }), ['abc'], null],
  ['a long value of the list', rule({ most: 3, values: [{ id: 'abcd', name: 'Abcd' }] }), ['abcd'], null],
])('%s', (_what, each, values, fault) => {
  const [found = null] = specificFaults([each], [{ name: each.id, values }], []);
  if (fault) expect(found).toMatchObject(fault);
  else expect(found).toBeNull();
});
