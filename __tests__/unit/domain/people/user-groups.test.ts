import fc from 'fast-check';
import { FULL_ACCESS, NO_ACCESS, type ModuleAccess } from '../../../../src/domain/people/permissions';
import {
  excessGrant,
  isBeneath,
  mayGiveRole,
  mayHandOut,
  mayManage,
  type GroupPlace,
  type Manager,
} from '../../../../src/domain/people/user-groups';

const view = (...modules: string[]): ModuleAccess[] => modules.map((module) => ({ module, access: { ...NO_ACCESS, view: true } }));
const group = (_id: string, parent_id: string | null, more: Partial<GroupPlace> = {}): GroupPlace => ({
  _id,
  parent_id,
  role: null,
  permission: [],
  ...more,
});

const groups = [
  group('top', null),
  group('own', 'top', { permission: view('store', 'user') }),
  group('low', 'own', { permission: view('store') }),
  group('lower', 'low'),
  group('rich', 'own', { permission: view('billing') }),
  group('owners', 'own', { role: 'root' }),
  group('beside', 'top'),
];
const manager: Manager = { role: 'sale', permission: view('store', 'user'), groupId: 'own' };
const owner: Manager = { role: 'root', permission: [], groupId: null };

test.each([
  ['low', true],
  ['lower', true],
  ['rich', true],
  ['own', false],
  ['top', false],
  ['beside', false],
  ['missing', false],
])('%s stands beneath own: %s', (id, beneath) => {
  expect(isBeneath(groups, id, 'own')).toBe(beneath);
});

test('a ring of parents ends', () => {
  const ring = [group('a', 'b'), group('b', 'c'), group('c', 'a')];
  expect(isBeneath(ring, 'a', 'elsewhere')).toBe(false);
  expect(isBeneath(ring, 'a', 'a')).toBe(false);
});

test.each([
  ['one beneath, which gives less', manager, 'low', true],
  ['one deeper beneath', manager, 'lower', true],
  ['their own', manager, 'own', false],
  ['one above', manager, 'top', false],
  ['one beside', manager, 'beside', false],
  ['one beneath that gives more', manager, 'rich', false],
  ['one beneath that makes owners', manager, 'owners', false],
  ['any, as an owner', owner, 'owners', true],
  ['any, without being in a group', { ...manager, groupId: null }, 'low', false],
])('handing out %s', (_what, who, id, may) => {
  const found = groups.find(({ _id }) => _id === id);
  expect(found && mayHandOut(who, found, groups)).toBe(may);
});

test.each([
  ['somebody beneath', manager, { role: 'staff', groupId: 'low' }, true],
  ['a peer', manager, { role: 'staff', groupId: 'own' }, false],
  ['somebody without a group', manager, { role: 'staff', groupId: null }, false],
  ['an owner who sits beneath', manager, { role: 'root', groupId: 'low' }, false],
  ['another owner, as an owner', owner, { role: 'root', groupId: null }, true],
  ['a super_root, as an owner', owner, { role: 'super_root', groupId: null }, false],
  ['a super_root, as one', { ...owner, role: 'super_root' }, { role: 'super_root', groupId: null }, true],
])('managing %s', (_what, who, member, may) => {
  expect(mayManage(who, member, groups)).toBe(may);
});

test('nobody gives a role above their own', () => {
  const given = (who: Manager) => (['root', 'sale', 'support', null] as const).map((role) => mayGiveRole(who, role));
  expect(given(owner)).toEqual([true, true, true, true]);
  expect(given(manager)).toEqual([false, true, true, true]);
  expect(given({ ...manager, role: 'support' })).toEqual([false, false, true, true]);
});

describe('what is granted beyond what one holds', () => {
  test('is told by module and access; what was there before may stay', () => {
    expect(excessGrant(manager, view('store', 'billing'))).toEqual({ module: 'billing', access: 'view' });
    expect(excessGrant(manager, view('store', 'billing'), view('billing'))).toBeUndefined();
    expect(excessGrant(owner, [{ module: 'billing', access: FULL_ACCESS }])).toBeUndefined();
  });

  const flags = fc.record({ view: fc.boolean(), add: fc.boolean(), update: fc.boolean(), delete: fc.boolean() });
  const permission = fc.uniqueArray(fc.record({ module: fc.constantFrom('a', 'b', 'c'), access: flags }), {
    selector: (each) => each.module,
  });

  test('is never nothing when something new is not held', () => {
    fc.assert(
      fc.property(permission, permission, permission, (held, next, before) => {
        const has = (list: readonly ModuleAccess[], module: string, access: keyof typeof NO_ACCESS): boolean =>
          list.some((each) => each.module === module && each.access[access]);
        const beyond = next.some(({ module, access }) =>
          (['view', 'add', 'update', 'delete'] as const).some(
            (each) => access[each] && !has(held, module, each) && !has(before, module, each),
          ),
        );
        expect(excessGrant({ ...manager, permission: held }, next, before) !== undefined).toBe(beyond);
      }),
    );
  });
});
