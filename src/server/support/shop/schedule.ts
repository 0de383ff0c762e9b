import { sql } from 'kysely';
import { PLATFORM_IDS, PLATFORMS } from '../../../domain/platforms';
import type { Round } from '../../jobs/kind';
import { unixNow } from '../../kernel/clock';
import type { Services } from '../../kernel/context';
import { whereAutomated } from '../../stores/automation';
import { takeShop } from './fetch';
import { enqueueShopMessage } from './send';

const A_ROUND = 200;

/** Platforms that tell what buyers write. */
const TELLING = PLATFORM_IDS.filter((id) => PLATFORMS[id].can.includes('messages'));

/** Stores that want messages fetched: in store settings, `sto_auto_messenger`. */
const wanted = sql<boolean>`s.settings -> 'sto_auto_messenger' = 'true'::jsonb and ${whereAutomated('s')} and s.trashed_at is null`;

/** Has the shops read whose time has come; a store that wants it since is read for the first time. */
const fetchDue = async (services: Services): Promise<void> => {
  await sql`insert into shop_inboxes (container_id, store_id)
    select s.container_id, s._id from stores s
    where ${wanted} and s.platform_id = any(${TELLING})
      and not exists (select from shop_inboxes i where i.container_id = s.container_id and i.store_id = s._id)
    on conflict do nothing`.execute(services.db);
  const due = await services.db
    .selectFrom('shop_inboxes as i')
    .innerJoin('stores as s', (on) => on.onRef('s.container_id', '=', 'i.container_id').onRef('s._id', '=', 'i.store_id'))
    .select(['i.container_id', 'i.store_id'])
    .where(wanted)
    .where('s.platform_id', 'in', TELLING)
    .where('s.sto_status', '<>', 'Invalid')
    .where('i.next_at', '<=', unixNow())
    .orderBy('i.next_at')
    .limit(A_ROUND)
    .execute();
  for (const ref of due) await takeShop(services, ref);
};

/** Has replies sent that are due, and looked for that nobody heard of. */
const sendDue = async (services: Services): Promise<void> => {
  const due = await services.db
    .selectFrom('messages')
    .select(['container_id', '_id as message_id', 'store_id'])
    .where('direction', '=', 'out')
    .where('channel', '=', 'shop')
    .where('status', 'in', ['scheduled', 'sending'])
    .where('send_at', '<=', await services.marketNow())
    .orderBy('send_at')
    .limit(A_ROUND)
    .execute();
  for (const { container_id, ...message } of due) await services.inContainer(container_id, (tx) => enqueueShopMessage(tx, message));
};

export const scheduleOfShopMessages: Round = { name: 'schedule of shop messages', pause: 2000, run: fetchDue };
export const scheduleOfShopReplies: Round = { name: 'schedule of replies by shops', pause: 1000, run: sendDue };
