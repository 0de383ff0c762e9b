import type { Texts } from '../../i18n/typed';
import { addresses } from '../../../domain/addresses/addresses';
import type { PermissionModule } from '../../../domain/people/permissions';
import { hasAnyRole, isOwner, OWNER, type RoleHolder } from '../../../domain/people/roles';
import { accountUrl } from '../session/addresses';
import { hub } from '../session/hub';
import { HELP_URL } from '../../../domain/help/url';
import { AUDIT_ENTRY, NAVIGATION, QA_ENTRY } from './navigation-table';

export { AUDIT_ENTRY, NAVIGATION, QA_ENTRY, TOP_MENU } from './navigation-table';

type Label = keyof Texts['shell']['nav'];

/** Names of the groups of the sidebar. */
type GroupId = 'top' | 'report' | 'sales' | 'items' | 'blogs' | 'market' | 'management' | 'private';

/** Names of the entries of both menus; each is its own label among the texts. */
export type EntryId =
  | 'dashboard'
  | 'fulfillmentReport'
  | 'orderReport'
  | 'invoice'
  | 'orders'
  | 'trackings'
  | 'support'
  | 'paypal'
  | 'external'
  | 'internal'
  | 'trend'
  | 'productTypes'
  | 'mockups'
  | 'blogsWrite'
  | 'blogsAll'
  | 'stores'
  | 'fulfilments'
  | 'policies'
  | 'jobs'
  | 'designTasks'
  | 'orderTickets'
  | 'designCollection'
  | 'files'
  | 'users'
  | 'integrations'
  | 'topup'
  | 'history'
  | 'settings'
  | 'help'
  | 'qa'
  | 'audit'
  | 'policy'
  | 'terms';

/** One entry of a menu. Its icon is in `navigation-icons.ts`, which loads with the menu itself. */
export interface NavigationEntry {
  readonly id: EntryId;
  /** Where it leads, default filters included. */
  readonly route: string;
  /** The route and everything below it counts as this entry's place. */
  readonly place: string;
  readonly label: Label;
  /** Empty: shown to everyone. */
  readonly roles: readonly string[];
  /** Module whose `view` it takes, or null. */
  readonly permission: PermissionModule | null;
  /** Shown only where the container's setting of this name has this very value. */
  readonly setting?: 'trend';
  /** Leaves the application; opens in a new browser tab. */
  readonly external?: true;
}

export interface NavigationGroup {
  readonly id: GroupId;
  readonly label: Label;
  readonly entries: readonly NavigationEntry[];
}

/** Who looks at the menu: role, groups, what the user group may view, and the container's settings. */
export interface Viewer extends RoleHolder {
  readonly permission: readonly { readonly module: string; readonly access: { readonly view: boolean } }[];
  readonly auth_docker?: readonly {
    readonly current: boolean;
    readonly docker: { readonly setting?: { readonly trend: string | null } };
  }[];
}

const mayView = (viewer: Viewer, module: PermissionModule): boolean =>
  isOwner(viewer) || viewer.permission.some((each) => each.module === module && each.access.view);

const isSwitchedOn = ({ auth_docker = [] }: Viewer, setting: 'trend'): boolean =>
  auth_docker.some(({ current, docker }) => current && docker.setting?.[setting] === setting);

/** The two roles the specification puts on ordinary entries. */
const isForStaff = ({ roles }: NavigationEntry): boolean => roles.includes(OWNER);

/**
 * Role and permission together (specification 1, §6). An entry for staff (root and sale) is also for people of another role whose user
 * group was given the module: the server lets them view it, so the menu shows it. An entry that leaves out root, such as Invoice, is for
 * its roles alone.
 */
export const isPermitted = (viewer: Viewer, entry: NavigationEntry): boolean => {
  const { roles, permission, setting } = entry;
  if (setting && !isSwitchedOn(viewer, setting)) return false;
  const granted = permission === null || mayView(viewer, permission);
  return granted && (hasAnyRole(viewer, roles) || (isForStaff(entry) && permission !== null));
};

/** What a person's sidebar shows: a group only with at least one permitted entry. */
export const permittedNavigation = (viewer: Viewer, groups: readonly NavigationGroup[] = NAVIGATION): NavigationGroup[] =>
  groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => isPermitted(viewer, entry)) }))
    .filter(({ entries }) => entries.length > 0);

/** The entry whose place a path is in. */
export const entryAt = (path: string, groups: readonly NavigationGroup[] = NAVIGATION): NavigationEntry | undefined =>
  groups.flatMap(({ entries }) => entries).find(({ place }) => path === place || path.startsWith(`${place}/`));

/**
 * The entry whose right a path takes and the person lacks. The editor stands in no menu; it makes what the 2D designs are made of, so it is
 * theirs (permission `mockup`); recordings stand in no menu either.
 */
export const refusedAt = (viewer: Viewer, path: string): NavigationEntry | undefined => {
  const entry =
    entryAt(path) ??
    (addresses.editor.parse(path) ? entryAt(addresses.mockups.place) : [QA_ENTRY, AUDIT_ENTRY].find(({ place }) => place === path));
  return entry && !isPermitted(viewer, entry) ? entry : undefined;
};

/** Where the guide tells of something: its own pages, or the documentation whoever hosts the application has in their place. */
export const helpAddress = (section: string): string => `${hub.help ?? HELP_URL}#${section}`;

/** Where an external entry leads: to the account site or the documentation, wherever they are. */
export const externalAddress = ({ route }: NavigationEntry): string => (route === HELP_URL ? (hub.help ?? route) : accountUrl(route));
