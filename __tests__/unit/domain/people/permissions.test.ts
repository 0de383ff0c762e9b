import { ACCESSES, completePermissions, FULL_ACCESS, NO_ACCESS, PERMISSION_MODULES } from '../../../../src/domain/people/permissions';

test('the modules and accesses are those of the specification', () => {
  const names =
    'dashboard, order, trackingmore, messenger, paypal, item, item_info, item_preset, mockup, store, fulfilment, shipping_preset, job, tasks, file, design, user, app_config, billing';
  // Two of ours follow, for recordings and for the audit log.
  expect(PERMISSION_MODULES.join(', ')).toBe(`${names}, qa, audit`);
  expect(ACCESSES).toEqual(['view', 'add', 'update', 'delete']);
});

test('what nobody granted is off; what nobody knows is left out', () => {
  const all = completePermissions([
    { module: 'store', access: FULL_ACCESS },
    { module: 'moon', access: FULL_ACCESS },
  ]);
  expect(all.map(({ module }) => module)).toEqual(PERMISSION_MODULES);
  expect(all.filter(({ access }) => access !== NO_ACCESS)).toEqual([{ module: 'store', title: 'Stores', access: FULL_ACCESS }]);
});
