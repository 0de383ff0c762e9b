import { z } from 'zod';
import type { UserInput } from '../../../contract/generated/operations';
import type { Member } from '../../entities/members';

const TEXTS = ['phone_number', 'facebook', 'skype', 'sale_plan', 'ffm_sku', 'ffm_sku_label'] as const;
/** What somebody may change for themselves. */
export const OWN_TEXTS = ['phone_number', 'facebook', 'skype'] as const;
export const GIVEN_TEXTS = ['sale_plan', 'ffm_sku', 'ffm_sku_label'] as const;
export const GIVEN_FLAGS = ['vip', 'ship_by_seller'] as const;

/** Characters of a field, at most, by the fault of one that has more. */
export const LONGEST = { long: 200, longName: 120 } as const;

const text = z.string().trim().max(LONGEST.long, 'long');
export const nameShape = z.string().trim().max(LONGEST.longName, 'longName');

export const userFormShape = z.object({
  name: nameShape.min(1, 'name'),
  group: z.string(),
  status: z.string(),
  phone_number: text,
  facebook: text,
  skype: text,
  sale_plan: text,
  ffm_sku: text,
  ffm_sku_label: text,
  vip: z.boolean(),
  ship_by_seller: z.boolean(),
});

export type UserForm = z.infer<typeof userFormShape>;

export const USER_FORM_FIELDS = ['name', 'status', ...TEXTS] as const satisfies readonly (keyof UserForm)[];

export const formOfMember = (member: Member): UserForm => ({
  name: member.name,
  group: member.group?._id ?? '',
  status: member.status,
  phone_number: member.phone_number ?? '',
  facebook: member.facebook ?? '',
  skype: member.skype ?? '',
  sale_plan: member.sale_plan ?? '',
  ffm_sku: member.ffm_sku ?? '',
  ffm_sku_label: member.ffm_sku_label ?? '',
  vip: member.vip,
  ship_by_seller: member.ship_by_seller,
});

/** Only what somebody changed: what is not sent stays as it is, and needs no right. */
export const inputOfUserForm = (form: UserForm, member: Member): UserInput => {
  const before = formOfMember(member);
  const changed = (name: keyof UserForm): boolean => form[name] !== before[name];
  return {
    ...(changed('name') && { name: form.name }),
    ...(changed('group') && form.group !== '' && { groups: [form.group] }),
    ...(changed('status') && { status: form.status }),
    ...Object.fromEntries([...TEXTS, ...GIVEN_FLAGS].filter(changed).map((name) => [name, form[name]])),
  };
};
