import { sql } from 'kysely';
import type { Round } from '../jobs/kind';
import { whereOn } from '../integrations/settings';
import { unixNow } from '../kernel/clock';
import type { Services } from '../kernel/context';
import { takeMailbox } from './fetch';
import { enqueueSend } from './send';

const A_ROUND = 200;

/** Has the mailboxes read whose time has come; a store that has one since has it read for the first time. */
const fetchDue = async (services: Services): Promise<void> => {
  await sql`insert into mailboxes (container_id, store_id)
    select container_id, _id from stores s
    where settings ? 'sto_mailer' and trashed_at is null
      and (secrets <> '' or exists (select from mail_grants g where g.container_id = s.container_id and g.store_id = s._id))
      and not exists (select from mailboxes m where m.container_id = s.container_id and m.store_id = s._id)
    on conflict do nothing`.execute(services.db);
  const due = await services.db
    .selectFrom('mailboxes as m')
    .innerJoin('stores as s', (on) => on.onRef('s.container_id', '=', 'm.container_id').onRef('s._id', '=', 'm.store_id'))
    .select(['m.container_id', 'm.store_id'])
    .where('s.trashed_at', 'is', null)
    .where('s.sto_auto', '=', true)
    .where(sql<boolean>`s.settings ? 'sto_mailer'`)
    .where('m.next_at', '<=', unixNow())
    .where(whereOn('mailboxes', 'm.container_id'))
    .orderBy('m.next_at')
    .limit(A_ROUND)
    .execute();
  for (const ref of due) await takeMailbox(services, ref);
};

/** Has replies sent that are due, and looked for that nobody heard of. */
const sendDue = async (services: Services): Promise<void> => {
  const due = await services.db
    .selectFrom('messages')
    .select(['container_id', '_id as message_id', 'store_id'])
    .where('direction', '=', 'out')
    .where('status', 'in', ['scheduled', 'sending'])
    .where('send_at', '<=', await services.marketNow())
    .where('channel', '=', 'mail')
    .where(whereOn('mailboxes', 'messages.container_id'))
    .orderBy('send_at')
    .limit(A_ROUND)
    .execute();
  for (const { container_id, ...message } of due) await services.inContainer(container_id, (tx) => enqueueSend(tx, message));
};

export const scheduleOfMailboxes: Round = { name: 'schedule of mailboxes', pause: 2000, run: fetchDue };
export const scheduleOfReplies: Round = { name: 'schedule of replies', pause: 1000, run: sendDue };
