import { blockingGate, gatesOf, GATE_CODES, GATES, wantsAttention, type GateFacts } from '../../../../src/domain/sales/gates';
import { storeBrakes } from '../../../../src/domain/sales/store-brakes';

const line = { item_info_id: 'i', variant_sku: 'v', made: true, areas: 1, files: [{ dpi: 300 }] };
const open: GateFacts = {
  lines: [line],
  designed: false,
  address_state: 'valid',
  address_code: null,
  paid: true,
  money: 'free',
  covered: true,
  hold: null,
  brakes: [],
  approved: [],
};

const blocking = (change: Partial<GateFacts>): string => {
  const gate = blockingGate(gatesOf({ ...open, ...change }));
  return gate ? `${gate.gate} ${gate.code}` : 'open';
};

test.each([
  ['open', {}],
  ['open', { address_state: 'confirmed' }],
  ['open', { lines: [{ ...line, files: [{ dpi: null }] }] }],
  ['matched no_listing', { lines: [{ ...line, item_info_id: null, variant_sku: null, made: false }] }],
  ['matched no_variant', { lines: [line, { ...line, variant_sku: null }] }],
  ['matched no_provider', { lines: [{ ...line, made: false }] }],
  ['artwork none', { lines: [{ ...line, files: [] }] }],
  ['artwork some', { lines: [line, { ...line, files: [] }] }],
  ['artwork some', { lines: [{ ...line, areas: 2 }] }],
  ['artwork low_dpi', { lines: [{ ...line, files: [{ dpi: 149 }] }] }],
  ['artwork in_design', { lines: [{ ...line, areas: null, files: [] }] }],
  ['artwork in_design', { lines: [{ ...line, files: [] }], designed: true }],
  ['open', { designed: true }],
  ['address verifying', { address_state: 'verifying' }],
  ['address missing_unit', { address_state: 'invalid', address_code: 'missing_unit' }],
  ['paid unpaid', { paid: false, money: 'disputed' }],
  ['paid disputed', { money: 'disputed' }],
  ['paid balance', { covered: false }],
  ['policy held', { hold: 'buyer' }],
  ['policy trademark', { hold: 'trademark' }],
  ['policy trademark', { brakes: ['loss', 'trademark'] }],
  ['policy loss', { brakes: ['loss', 'trademark'], approved: ['trademark'] }],
  ['policy loss', { brakes: ['duplicate', 'loss'] }],
  ['policy duplicate', { brakes: ['duplicate', 'loss'], approved: ['loss'] }],
  ['open', { brakes: ['loss'], approved: ['loss'] }],
] as const)('%s: %j', (expected, change) => {
  expect(blocking(change as Partial<GateFacts>)).toBe(expected);
});

test('gates are asked in their order, and each says only codes of its own', () => {
  const gates = gatesOf({ ...open, paid: false, address_state: 'verifying', lines: [{ ...line, made: false, files: [] }] });
  expect(gates.map(({ gate }) => gate)).toEqual(GATES);
  for (const { gate, code } of gates) if (code !== null) expect(GATE_CODES[gate]).toContain(code);
  expect(blockingGate(gates)?.gate).toBe('matched');
});

test('a store that sends nothing abroad, or lets only small orders go, has the others approved', () => {
  const order = { country: 'NO', total: 120 };
  expect(storeBrakes(order, {})).toEqual([]);
  const home = { country: 'US', global_shipping: false };
  expect(storeBrakes(order, { ...home, approve_above: 100 })).toEqual(['country', 'approval']);
  expect(storeBrakes(order, { country: 'US', global_shipping: true, approve_above: 120 })).toEqual([]);
  expect(storeBrakes({ ...order, country: 'us' }, { ...home, approve_above: null })).toEqual([]);
  expect(storeBrakes({ ...order, country: '' }, home)).toEqual([]);
});

test('a country or an amount nobody named holds nothing up', () => {
  expect(storeBrakes({ country: 'NO', total: 120 }, { country: '', global_shipping: false, approve_above: 0 })).toEqual([]);
  expect(storeBrakes({ country: 'NO', total: 120 }, { country: null, global_shipping: false, approve_above: null })).toEqual([]);
  expect(storeBrakes({ country: 'NO', total: 120 }, { country: 'US' })).toEqual([]);
});

test('what opens by itself wants nobody’s attention', () => {
  expect(wantsAttention({ gate: 'paid', open: false, code: 'unpaid' })).toBe(false);
  expect(wantsAttention({ gate: 'paid', open: false, code: 'balance' })).toBe(true);
  expect(wantsAttention({ gate: 'paid', open: true, code: null })).toBe(false);
});
