import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { ModulePermission } from '../kernel/context';
import type { Bookmark } from '../../domain/people/bookmarks';

declare module '../db/schema' {
  interface Database {
    containers: ContainerTable;
    users: UserTable;
    memberships: MembershipTable;
    invitations: InvitationTable;
    user_groups: UserGroupTable;
    bookmarks: BookmarkTable;
  }
}

interface ContainerTable {
  _id: string;
  domain: string;
  /** Dots written as underscores: `localhost`, `shop_example_com`. */
  server: string;
  label: string;
  status: Generated<string>;
  image: string | null;
  hiden: Generated<boolean>;
  plan: string | null;
  annually: Generated<boolean>;
  unlimit_lifetime: Generated<boolean>;
  plan_log: JSONColumnType<{ plan: string | null; payment_at: number | null; expires_at: number | null }> | null;
  /** Dollars in the container's wallet. */
  total_credit: Generated<number>;
  /** What is switched on: `trend` is `trend` where Trend items are shown. */
  setting: Generated<Record<string, string | null>>;
  created_at: number;
}

interface UserTable {
  _id: string;
  /** A running number people can say aloud. */
  identity: GeneratedAlways<number>;
  /** Lower case, trimmed. */
  email: string;
  name: string;
  /** As `hashPassword` encodes it; empty, which fits no password, while the account is Pending. */
  password_hash: string;
  /** Of the account, in every container: Active, Blocked, or Pending until an invited person chooses a password. */
  status: Generated<string>;
  h: string | null;
  /** The keys of the contract's Customizer that were set. */
  customizer: Generated<Record<string, string | boolean | null>>;
  last_login: number | null;
  created_at: number;
  updated_at: number;
}

interface MembershipTable {
  container_id: Generated<string>;
  _id: string;
  user_id: string;
  /** What is held where the group gives no role; super_root stands above what a group gives. */
  role: string;
  group_id: string | null;
  /** In this container: Active, Pending or Blocked. */
  status: Generated<string>;
  /** What whoever invited the person calls them, shown until they join: the account's own name is none of the container's business before. */
  invited_name: string | null;
  vip: Generated<boolean>;
  ship_by_seller: Generated<boolean>;
  phone_number: string | null;
  sale_plan: string | null;
  facebook: string | null;
  skype: string | null;
  ffm_sku: string | null;
  ffm_sku_label: string | null;
  plan_config: Generated<readonly { name: string; value: string | null }[]>;
  created_at: number;
  /** Null until something changed. */
  updated_at: number | null;
}

interface InvitationTable {
  container_id: Generated<string>;
  /** SHA-256 of the secret in the link, hex. */
  hash: string;
  user_id: string;
  invited_by: string;
  created_at: number;
  expires_at: number;
}

interface UserGroupTable {
  container_id: Generated<string>;
  _id: string;
  name: string;
  /** Active or Inactive; an inactive group gives nothing. */
  status: Generated<string>;
  /** What its members hold instead of their membership's own role. */
  role: string | null;
  parent_id: string | null;
  is_default: Generated<boolean>;
  permission: Generated<readonly ModulePermission[]>;
  created_at: number;
  updated_at: number;
}

interface BookmarkTable {
  container_id: Generated<string>;
  user_id: string;
  /** All of them, in order. */
  bookmarks: readonly Bookmark[];
  updated_at: number;
}
