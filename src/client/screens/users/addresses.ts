import { addresses } from '../../../domain/addresses/addresses';

/** The query parameter that opens a group's page; `new` for one to be made. */
export const GROUP_PARAM = 'group';

export const GROUPS_PATH = addresses.users.print({ filter: 'groups' });

export const groupAddress = (id: string): string => addresses.users.print({ filter: 'groups', group: id });
