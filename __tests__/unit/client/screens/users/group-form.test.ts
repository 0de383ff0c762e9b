import fc from 'fast-check';
import {
  draftOfGroup,
  fieldChanges,
  grantChanges,
  inputOfDraft,
  setAccess,
  setColumn,
  setRow,
  stateOf,
  type Matrix,
} from '../../../../../src/client/screens/users/groups/group-form';
import { ACCESSES, PERMISSION_MODULES } from '../../../../../src/domain/people/permissions';

const empty = draftOfGroup(undefined);
const always = () => true;

test('a new group starts with everything off', () => {
  expect(Object.keys(empty.matrix)).toHaveLength(21);
  expect(
    Object.values(empty.matrix)
      .flatMap((flags) => Object.values(flags))
      .some(Boolean),
  ).toBe(false);
});

test('changing something needs seeing it: switching on brings view, taking view away takes the rest', () => {
  const on = setAccess(empty.matrix, 'order', 'delete', true);
  expect(on.order).toEqual({ view: true, add: false, update: false, delete: true });
  expect(setAccess(on, 'order', 'delete', false).order.view).toBe(true);
  expect(setAccess(on, 'order', 'view', false).order).toEqual(empty.matrix.order);
});

test('a row and a column are switched as one, but only what may be given', () => {
  const may = (module: string, access: string): boolean => module !== 'billing' && access !== 'delete';
  expect(setRow(empty.matrix, 'order', true, may).order).toEqual({ view: true, add: true, update: true, delete: false });
  const column = setColumn(empty.matrix, 'view', true, may);
  expect([column.order.view, column.billing.view]).toEqual([true, false]);
  expect(setColumn(column, 'view', false, may)).toEqual(empty.matrix);
});

test('whatever is switched, nothing is given without view, and nothing that may not be given', () => {
  const step = fc.record({
    kind: fc.constantFrom('box' as const, 'row' as const, 'column' as const),
    module: fc.constantFrom(...PERMISSION_MODULES),
    access: fc.constantFrom(...ACCESSES),
    on: fc.boolean(),
  });
  const may = (module: string, access: string): boolean => access === 'view' || module < 'n';
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let matrix: Matrix = empty.matrix;
      for (const { kind, module, access, on } of steps) {
        if (kind === 'row') matrix = setRow(matrix, module, on, may);
        else if (kind === 'column') matrix = setColumn(matrix, access, on, may);
        else if (!on || may(module, access)) matrix = setAccess(matrix, module, access, on);
      }
      for (const module of PERMISSION_MODULES) {
        const flags = matrix[module];
        if (flags.add || flags.update || flags.delete) expect(flags.view).toBe(true);
        for (const access of ACCESSES) if (flags[access]) expect(may(module, access)).toBe(true);
      }
    }),
  );
});

test.each([
  [[true, true], 'all'],
  [[true, false], 'some'],
  [[false, false], 'none'],
] as const)('%j is %s', (boxes, state) => {
  expect(stateOf(boxes)).toBe(state);
});

test('of a known group only what changed is sent, a new one in full', () => {
  const group = { ...draftOfGroup(undefined), name: 'Packers', role: 'sale', matrix: setAccess(empty.matrix, 'store', 'view', true) };
  const edited = { ...group, role: '', matrix: setRow(group.matrix, 'order', true, always) };
  expect(fieldChanges(group, edited)).toEqual(['role']);
  expect(grantChanges(group.matrix, edited.matrix)).toHaveLength(4);
  expect(inputOfDraft(edited, group, false)).toEqual({
    role: '',
    permission: [{ module: 'order', access: { view: true, add: true, update: true, delete: true } }],
  });
  expect(inputOfDraft(group, empty, true)).toMatchObject({
    name: 'Packers',
    role: 'sale',
    parent_id: '',
    status: 'Active',
    is_default: false,
  });
  expect(inputOfDraft(group, group, false)).toEqual({});
});
