/** The query parameter that opens a member's drawer over the list; `new` invites somebody. */
export const USER_PARAM = 'user';

/** The query parameter that opens a group's page; `new` for one to be made. */
export const GROUP_PARAM = 'group';

export const GROUPS_PATH = '/users/groups';

export const groupAddress = (id: string): string => `${GROUPS_PATH}?${GROUP_PARAM}=${encodeURIComponent(id)}`;

/** An address's query with one parameter set, or taken out when `value` is empty. */
export const withParam = (params: URLSearchParams, name: string, value: string): URLSearchParams => {
  const next = new URLSearchParams(params);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
};
