import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { ModulePermission } from '../../context';

/** Times are unix seconds. Tables with a `container_id` are tenant tables. */
export interface IdentityTables {
  containers: ContainerTable;
  users: UserTable;
  memberships: MembershipTable;
  user_groups: UserGroupTable;
  tokens: TokenTable;
  account_sessions: AccountSessionTable;
  handover_codes: HandoverCodeTable;
  login_events: LoginEventTable;
  notifications: NotificationTable;
  notification_reads: NotificationReadTable;
  idempotency: IdempotencyTable;
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
  created_at: number;
}

interface UserTable {
  _id: string;
  /** A running number people can say aloud. */
  identity: GeneratedAlways<number>;
  /** Lower case, trimmed. */
  email: string;
  name: string;
  /** As `hashPassword` encodes it. */
  password_hash: string;
  /** Active or Blocked. */
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
  role: string;
  group_id: string | null;
  created_at: number;
}

interface UserGroupTable {
  container_id: Generated<string>;
  _id: string;
  name: string;
  status: Generated<string>;
  role: string | null;
  parent_id: string | null;
  is_default: Generated<boolean>;
  permission: Generated<readonly ModulePermission[]>;
  created_at: number;
  updated_at: number;
}

interface AccountSessionTable {
  /** SHA-256 of the secret, hex. The secret itself is never stored. */
  hash: string;
  user_id: string;
  created_at: number;
  last_used_at: number;
  expires_at: number;
}

interface TokenTable extends AccountSessionTable {
  /** Hash of the account session that handed the token over; null when it came from `POST /account/api/login`. */
  account_session: string | null;
}

interface HandoverCodeTable {
  hash: string;
  user_id: string;
  /** `http://host:port` the code may be redeemed from. */
  origin: string;
  account_session: string | null;
  expires_at: number;
}

interface LoginEventTable {
  _id: string;
  email: string;
  user_id: string | null;
  address: string;
  /** ok, refused or limited. */
  outcome: string;
  created_at: number;
}

interface NotificationTable {
  container_id: Generated<string>;
  _id: string;
  type: string;
  code: string | null;
  subject: string;
  content: string;
  referent: string | null;
  created_at: number;
}

/** A row exists when the user has read the notification; without one it is New. */
interface NotificationReadTable {
  container_id: Generated<string>;
  user_id: string;
  notification_id: string;
}

interface IdempotencyTable {
  container_id: Generated<string>;
  user_id: string;
  key: string;
  operation: string;
  /** SHA-256 of the arguments as canonical JSON. */
  args_hash: string;
  /** Null only inside the transaction that is still working. */
  answer: { value: unknown } | null;
  created_at: number;
}
