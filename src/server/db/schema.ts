import type { CatalogueTables } from './tables/catalogue';
import type { IdentityTables } from './tables/identity';
import type { SalesTables } from './tables/sales';
import type { SandboxTables } from './tables/sandbox';

/** Every table, by domain. A table is described in `tables/`, made in `migrations/`. */
export interface Database extends IdentityTables, CatalogueTables, SalesTables, SandboxTables {}
