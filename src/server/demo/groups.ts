import { PERMISSION_MODULES, PERMISSION_TITLES, type PermissionModule } from '../../domain/people/permissions';
import type { GroupRole } from '../../domain/people/roles';
import { unixNow } from '../kernel/clock';
import type { ModulePermission, Tx } from '../kernel/context';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';

/** What a group may do with a module: `v`iew, `a`dd, `u`pdate, `d`elete. A module that is not named is closed. */
type Grants = Partial<Record<PermissionModule, string>>;

const everything = (grant: string): Grants => Object.fromEntries(PERMISSION_MODULES.map((module) => [module, grant]));

interface DemoGroup {
  readonly role: GroupRole;
  /** Name of a group further up in the list. */
  readonly parent?: string;
  readonly grants: Grants;
}

const GROUPS: Readonly<Record<string, DemoGroup>> = {
  Owner: { role: 'root', grants: everything('vaud') },
  // Managers look after the people beneath them.
  Manager: { role: 'sale', parent: 'Owner', grants: { ...everything('vaud'), app_config: 'v', billing: 'v' } },
  Designer: {
    role: 'designer',
    parent: 'Manager',
    grants: {
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
  },
  Support: {
    role: 'support',
    parent: 'Manager',
    grants: {
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
  const rows = await find();
  if (rows.length === 0) {
    const now = unixNow();
    const ids = new Map(Object.keys(GROUPS).map((name) => [name, newId()]));
    for (const [name, { role, parent, grants }] of Object.entries(GROUPS)) {
      const _id = ids.get(name) ?? newId();
      await tx
        .insertInto('user_groups')
        .values({
          _id,
          name,
          role,
          parent_id: (parent && ids.get(parent)) ?? null,
          is_default: name === 'Designer',
          permission: jsonb(permissionsOf(grants)),
          created_at: now,
          updated_at: now,
        })
        .execute();
    }
    return ids;
  }
  return new Map(rows.map(({ _id, name }) => [name, _id]));
};
