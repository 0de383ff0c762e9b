import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import Inventory2 from '@mui/icons-material/Inventory2Outlined';
import CheckroomOutlined from '@mui/icons-material/CheckroomOutlined';
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import WorkHistory from '@mui/icons-material/WorkHistoryOutlined';
import type en from '../../i18n/en';
import type { PermissionModule } from '../../../domain/permissions';
import { hasAnyRole, type RoleHolder } from '../../../domain/roles';
import type { Icon } from '../../ui/icon';

export interface NavigationEntry {
  readonly id: string;
  /** Where it leads, default filters included. */
  readonly route: string;
  /** The route and everything below it counts as this entry's place. */
  readonly place: string;
  readonly label: keyof (typeof en)['shell']['nav'];
  readonly Icon: Icon;
  /** Empty: shown to everyone. */
  readonly roles: readonly string[];
  /** Module whose `view` it takes, or null. */
  readonly permission: PermissionModule | null;
  /** Opens in a new browser tab. */
  readonly external?: true;
}

export interface NavigationGroup {
  readonly id: string;
  readonly label: NavigationEntry['label'];
  readonly entries: readonly NavigationEntry[];
}

/** Who looks at the menu: role, groups and what the user group may view. */
export interface Viewer extends RoleHolder {
  readonly permission: readonly { readonly module: string; readonly access: { readonly view: boolean } }[];
}

/** The user guide, served beside the application. */
export const HELP_URL = '/static/help/index.html';

/** The sidebar (specification 1, §2). A screen that is added gets a line here. */
export const NAVIGATION: readonly NavigationGroup[] = [
  {
    id: 'sales',
    label: 'sales',
    entries: [
      {
        id: 'orders',
        route: '/orders/all?status=Processing',
        place: '/orders',
        label: 'orders',
        Icon: ReceiptLong,
        roles: [],
        permission: 'order',
      },
    ],
  },
  {
    id: 'items',
    label: 'items',
    entries: [
      {
        id: 'internal',
        route: '/items/internal',
        place: '/items/internal',
        label: 'internal',
        Icon: Inventory2,
        roles: [],
        permission: 'item_info',
      },
      {
        id: 'productTypes',
        route: '/products/type',
        place: '/products/type',
        label: 'productTypes',
        Icon: CheckroomOutlined,
        roles: [],
        permission: 'item_preset',
      },
    ],
  },
  {
    id: 'market',
    label: 'market',
    entries: [
      {
        id: 'stores',
        route: '/stores/all?status=Valid',
        place: '/stores',
        label: 'stores',
        Icon: Storefront,
        roles: [],
        permission: 'store',
      },
    ],
  },
  {
    id: 'management',
    label: 'management',
    entries: [{ id: 'jobs', route: '/jobs', place: '/jobs', label: 'jobs', Icon: WorkHistory, roles: [], permission: 'job' }],
  },
  {
    id: 'private',
    label: 'private',
    entries: [
      {
        id: 'help',
        route: HELP_URL,
        place: HELP_URL,
        label: 'help',
        Icon: HelpOutlineOutlined,
        roles: [],
        permission: null,
        external: true,
      },
    ],
  },
];

/** Roles whose holders may view everything in their container. */
const OWNERS = ['root'];

const mayView = (viewer: Viewer, module: PermissionModule | null): boolean =>
  module === null || hasAnyRole(viewer, OWNERS) || viewer.permission.some((each) => each.module === module && each.access.view);

/** Role and permission together (specification 1, §6). */
export const isPermitted = (viewer: Viewer, entry: NavigationEntry): boolean =>
  hasAnyRole(viewer, entry.roles) && mayView(viewer, entry.permission);

/** What a person's sidebar shows: a group only with at least one permitted entry. */
export const permittedNavigation = (viewer: Viewer, groups: readonly NavigationGroup[] = NAVIGATION): NavigationGroup[] =>
  groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => isPermitted(viewer, entry)) }))
    .filter(({ entries }) => entries.length > 0);

/** The entry whose place a path is in. */
export const entryAt = (path: string, groups: readonly NavigationGroup[] = NAVIGATION): NavigationEntry | undefined =>
  groups.flatMap(({ entries }) => entries).find(({ place }) => path === place || path.startsWith(`${place}/`));
