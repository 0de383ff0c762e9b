import { sql } from 'kysely';
import { PLATFORMS } from '../../../../src/domain/platforms';
import { apart } from '../../../../src/server/connectors/connect';
import { openVault } from '../../../../src/server/kernel/vault';
import { newId } from '../../../../src/server/db/ids';
import type { Services } from '../../../../src/server/kernel/context';
import { sealedFor } from '../../../../src/server/stores/connection';
import type { ShopStandIn } from '../../../support/stand-ins/shop-stand-in';
import { httpRequest } from '../../http-client';

/** A store of the demo's shop at a platform's stand-in, as if its seller had let us in. */
export const connectStandIn = async (
  services: Services,
  { platform, access }: Pick<ShopStandIn, 'platform' | 'access'>,
): Promise<string> => {
  const _id = newId();
  const { container_id } = await services.db.selectFrom('stores').select('container_id').executeTakeFirstOrThrow();
  const { shown, sealed } = apart(PLATFORMS[platform], access);
  const vault = await openVault(services.config.dataDir);
  const row = {
    ...{ _id, platform_id: platform, sto_name: PLATFORMS[platform].name, sto_status: 'Valid', website: 'https://www.example.com' },
    config: shown,
    credentials: vault.seal(JSON.stringify(sealed), sealedFor(container_id, _id)),
  };
  await sql`insert into stores select (jsonb_populate_record(s, ${JSON.stringify(row)}::jsonb)).* from stores s
    where container_id = ${container_id} limit 1`.execute(services.db);
  return _id;
};

/** What the workshops have, and what it costs, changes. */
export const changeStock = async (origin: string, change: object): Promise<void> => {
  const { status } = await httpRequest(origin, '/sandbox/print/stock', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(change),
  });
  if (status !== 204) throw new Error(`HTTP ${status}`);
};
