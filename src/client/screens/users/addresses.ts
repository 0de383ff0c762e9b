import { addresses } from '../../../domain/addresses/addresses';
/** The query parameter that opens a member's drawer over the list; `new` invites somebody. */
export const USER_PARAM = 'user';

/** The query parameter that opens a group's page; `new` for one to be made. */
export const GROUP_PARAM = 'group';

export const GROUPS_PATH = addresses.users.print({ filter: 'groups' });

export const groupAddress = (id: string): string => addresses.users.print({ filter: 'groups', group: id });

/** An address's query with one parameter set, or taken out when `value` is empty. */
export const withParam = (params: URLSearchParams, name: string, value: string): URLSearchParams => {
  const next = new URLSearchParams(params);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
};
