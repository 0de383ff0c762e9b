import type { CatalogueTables } from './tables/catalogue';
import type { IdentityTables } from './tables/identity';
import type { InboxTables } from './tables/inbox';
import type { ListTables } from './tables/lists';
import type { SalesTables } from './tables/sales';
import type { SandboxTables } from './tables/sandbox';
import type { ShellTables } from './tables/shell';

/** Every table, by domain. A table is described in `tables/`, made in `migrations/`. */
export interface Database extends IdentityTables, CatalogueTables, ListTables, SalesTables, SandboxTables, ShellTables, InboxTables {}
