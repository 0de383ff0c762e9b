import {
  hasAllRoles,
  hasAnyRole,
  hasRole,
  isOwner,
  isRoleName,
  isSuperRoot,
  roleRank,
  type RoleHolder,
} from '../../../../src/domain/people/roles';

const holder = (role: string, ...groups: string[]): RoleHolder => ({ role, groups });

/** Specification 2, §6, row by row. */
describe('the single-role check', () => {
  test.each([
    ['the role is the user’s own', holder('sale'), 'sale', true],
    ['the user’s groups include it', holder('staff', 'sale'), 'sale', true],
    ['the user is super_root', holder('super_root'), 'sale', true],
    ['the user is super_root, and the role is root', holder('super_root'), 'root', true],
    ['neither', holder('staff', 'Designer'), 'sale', false],
    ['root is no other role', holder('root'), 'sale', false],
    ['a group called super_root lifts nobody', holder('staff', 'super_root'), 'sale', false],
    ['case counts', holder('Sale', 'SALE'), 'sale', false],
  ])('%s', (_what, user, role, passes) => {
    expect(hasRole(user, role)).toBe(passes);
  });
});

describe('checks with a list', () => {
  test.each([
    ['one of them is held', holder('sale'), ['root', 'sale'], true, false],
    ['all of them are held', holder('sale', 'Manager'), ['sale', 'Manager'], true, true],
    ['none is held', holder('staff'), ['root', 'sale'], false, false],
    ['super_root passes every check', holder('super_root'), ['root', 'sale'], true, true],
    ['an empty list asks for nothing', holder('staff'), [], true, true],
  ])('%s', (_what, user, roles, any, every) => {
    expect([hasAnyRole(user, roles), hasAllRoles(user, roles)]).toEqual([any, every]);
  });
});

test('super_root stands above root, root above sale, sale above everybody else', () => {
  const ranks = ['super_root', 'root', 'sale', 'staff', 'anything'].map(roleRank);
  expect(ranks).toEqual([3, 2, 1, 0, 0]);
  expect(['super_root', 'root', 'sale'].map((role) => [isSuperRoot({ role }), isOwner({ role })])).toEqual([
    [true, true],
    [false, true],
    [false, false],
  ]);
});

test('names the role check would take for a role are told from others', () => {
  expect(['root', ' super_root ', 'sale', 'staff'].every(isRoleName)).toBe(true);
  expect(['Support', 'Roots', '', 'toString'].some(isRoleName)).toBe(false);
});
