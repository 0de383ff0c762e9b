import { sql } from 'kysely';
import { HOUR, DAY, unixNow } from '../../kernel/clock';
import type { Services, Tx } from '../../kernel/context';
import { tidyScratch } from '../storage/scratch';
import { UPLOAD_LIFE } from './upload-link';
import { clearParts, discardUpload } from './uploads';

/** How long the bytes of a removed file stay, and those an upload came in when it is a file, in seconds. */
const REMOVED = UPLOAD_LIFE + HOUR;
/** How long an upload is waited for after its last sign of life, in seconds: till its sender's computer is on again. */
const UNFINISHED = DAY;

/** Remains cleared in passing by one new upload. */
const CLEARED_AT_ONCE = 20;

/** What no file needs, of those `where` names: uploads begun and never finished, files removed a while ago, bytes they came in. */
const remains = (tx: Pick<Tx, 'selectFrom'>) =>
  tx
    .selectFrom('files')
    .select(['container_id', '_id', 'state'])
    .where((is) =>
      is.or([
        is.and([is('state', 'in', ['reserved', 'uploaded']), is('updated_at', '<', unixNow() - UNFINISHED)]),
        is.and([is('state', '=', 'removed'), is('updated_at', '<', unixNow() - REMOVED)]),
        is.and([is('state', '=', 'ready'), is('parts', '<>', sql<string[]>`'{}'`), is('updated_at', '<', unixNow() - REMOVED)]),
      ]),
    )
    .limit(CLEARED_AT_ONCE);

const clear = async (services: Services, found: readonly { container_id: string; _id: string; state: string }[]): Promise<void> => {
  for (const { container_id, _id, state } of found)
    await (state === 'ready' ? clearParts(services, container_id, _id) : discardUpload(services, container_id, _id));
};

/** Clears some of what no file of the container needs. */
export const clearRemains = async (services: Services, containerId: string): Promise<void> => {
  await clear(services, await services.inContainer(containerId, (tx) => remains(tx).where('container_id', '=', containerId).execute()));
};

/** Clears what no file of any container needs, and what crashes left on this machine. */
export const clearAllRemains = async (services: Services): Promise<void> => {
  for (;;) {
    const found = await remains(services.db).execute();
    await clear(services, found);
    if (found.length < CLEARED_AT_ONCE) break;
  }
  await tidyScratch(services.config);
  await services.storage.tidy();
};
