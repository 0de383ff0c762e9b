import { PERMISSION_MODULES, PERMISSION_TITLES, type PermissionModule } from '../../domain/permissions';
import { unixNow } from '../clock';
import type { ModulePermission, Tx } from '../context';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';

/** What a group may do with a module: `v`iew, `a`dd, `u`pdate, `d`elete. A module that is not named is closed. */
type Grants = Partial<Record<PermissionModule, string>>;

const everything = (grant: string): Grants => Object.fromEntries(PERMISSION_MODULES.map((module) => [module, grant]));

const GROUPS: Readonly<Record<string, Grants>> = {
  Owner: everything('vaud'),
  Manager: { ...everything('vaud'), user: 'v', app_config: 'v', billing: 'v' },
  Designer: {
    dashboard: 'v',
    item: 'v',
    item_info: 'vau',
    item_preset: 'v',
    mockup: 'vaud',
    store: 'v',
    job: 'v',
    tasks: 'vu',
    file: 'vaud',
    design: 'vaud',
  },
  Support: {
    dashboard: 'v',
    order: 'vu',
    trackingmore: 'vu',
    messenger: 'vau',
    paypal: 'vu',
    item: 'v',
    item_info: 'v',
    item_preset: 'v',
    store: 'v',
    job: 'v',
    tasks: 'vau',
    file: 'va',
  },
};

const permissionsOf = (grants: Grants): ModulePermission[] =>
  PERMISSION_MODULES.map((module) => {
    const grant = grants[module] ?? '';
    return {
      module,
      title: PERMISSION_TITLES[module],
      access: { view: grant.includes('v'), add: grant.includes('a'), update: grant.includes('u'), delete: grant.includes('d') },
    };
  });

/** Makes the groups of a container that has none, and returns the ids of what it has, by name. */
export const seedGroups = async (tx: Tx, containerId: string): Promise<Map<string, string>> => {
  const find = () => tx.selectFrom('user_groups').select(['_id', 'name']).where('container_id', '=', containerId).execute();
  let rows = await find();
  if (rows.length === 0) {
    const now = unixNow();
    await tx
      .insertInto('user_groups')
      .values(
        Object.entries(GROUPS).map(([name, grants]) => ({
          _id: newId(),
          name,
          role: null,
          parent_id: null,
          is_default: name === 'Designer',
          permission: jsonb(permissionsOf(grants)),
          created_at: now,
          updated_at: now,
        })),
      )
      .execute();
    rows = await find();
  }
  return new Map(rows.map(({ _id, name }) => [name, _id]));
};
