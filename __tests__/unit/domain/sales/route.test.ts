import { routeOf } from '../../../../src/domain/sales/route';

const makers = [
  { _id: 'own', type: 'gearment', is_default: false },
  { _id: 'usual', type: 'printify', is_default: true },
];
const wanted = { product_id: 'p', provider: 'gearment', variant_sku: 'TEE-S', chosen: null };
const listed = [{ fulfilment_id: 'usual', product_id: 'p', variant_sku: 'TEE-S', provider_sku: '5-10-3', cost: 700 }];

test('the chosen one comes first, then the product type’s own provider, then the default that lists it', () => {
  expect(routeOf(wanted, makers, listed)?.fulfilment_id).toBe('own');
  expect(routeOf({ ...wanted, chosen: 'usual' }, makers, listed)).toEqual({ fulfilment_id: 'usual', provider_sku: '5-10-3', cost: 700 });
  expect(routeOf({ ...wanted, provider: 'customcat' }, makers, listed)?.fulfilment_id).toBe('usual');
  expect(routeOf({ ...wanted, provider: 'customcat' }, makers, [])).toBeNull();
  // Who was chosen and does not make it is passed over.
  expect(routeOf({ ...wanted, chosen: 'usual' }, makers, [])?.fulfilment_id).toBe('own');
});
