import { formOfMember, inputOfUserForm, userFormShape } from '../../../../../src/client/screens/users/user-form';
import type { Member } from '../../../../../src/client/entities/members';

const member: Member = {
  _id: 'm',
  identity: '7',
  identity_label: '#7',
  email: 'm@example.test',
  name: 'Mo',
  role: 'staff',
  groups: ['staff'],
  status: 'Active',
  last_login: null,
  created_at: 1,
  updated_at: 1,
  vip: false,
  ship_by_seller: false,
  phone_number: '1',
  sale_plan: null,
  facebook: null,
  skype: null,
  ffm_sku: null,
  ffm_sku_label: null,
  group: { _id: 'g', name: 'Packers' },
};

test('only what somebody changed is sent', () => {
  const form = formOfMember(member);
  expect(inputOfUserForm(form, member)).toEqual({});
  expect(inputOfUserForm({ ...form, phone_number: '', vip: true, group: 'h', status: 'Blocked' }, member)).toEqual({
    phone_number: '',
    vip: true,
    groups: ['h'],
    status: 'Blocked',
  });
});

test.each([
  [{ name: '  ' }, 'name'],
  [{ name: 'x'.repeat(121) }, 'longName'],
  [{ skype: 'x'.repeat(201) }, 'long'],
])('%j is told before it is sent', (change, message) => {
  const result = userFormShape.safeParse({ ...formOfMember(member), ...change });
  expect(result.error?.issues.map((issue) => issue.message)).toEqual([message]);
});
