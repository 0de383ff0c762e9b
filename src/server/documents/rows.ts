import { sql } from 'kysely';
import type { ItemStore, SharedDocument } from '../../contract/generated/resolvers';
import type { DocumentStatus } from '../../domain/documents/document';
import { said } from '../job-groups/rows';
import type { Tx } from '../kernel/context';
import { refusalIn } from '../kernel/language';
import { itemStore } from '../stores/rows';

/** A container's shared documents with their listings and stores, to be narrowed down, sorted and read. */
export const documentsOf = (tx: Tx, containerId: string) =>
  tx
    .selectFrom('shared_documents as d')
    .innerJoin('items as i', (join) => join.onRef('i.container_id', '=', 'd.container_id').onRef('i._id', '=', 'd._id'))
    .innerJoin('item_infos as l', (join) => join.onRef('l.container_id', '=', 'd.container_id').onRef('l._id', '=', 'd.item_info_id'))
    .innerJoin('stores as s', (join) =>
      join.onRef('s.container_id', '=', 'd.container_id').onRef('s._id', '=', 'd.store_id').on('s.trashed_at', 'is', null),
    )
    .where('d.container_id', '=', containerId);

/** How a document stands: one that waited for a job somebody has removed since waits for nobody. */
export const standing = sql<DocumentStatus>`case when d.status in ('waiting', 'sharing') and not exists (select from jobs j
  where j.container_id = d.container_id and j.store_id = d.store_id and j.item_info_id = d.item_info_id and j.job_type = 'share_document'
  and j.status in ('waiting', 'pending', 'stopped')) then case when d.url is null then 'failed' else 'shared' end else d.status end`;

const DROPPED = { code: 'dropped', msg: refusalIn('en', 'job.documentDropped', {}), refusal: 'job.documentDropped', values: {} } as const;

export const readDocuments = async (found: ReturnType<typeof documentsOf>): Promise<SharedDocument[]> => {
  const rows = await found
    .select(['d._id', 'd.item_info_id', 'd.store_id', 'd.url', 'd.shared_at', 'd.msg', 'd.created_at', 'd.updated_at'])
    .select(['i.external_url', 'l.name', 'l.sku', sql<string>`l.identity::text`.as('identity'), itemStore.as('store')])
    .select(sql<string | null>`l.images->0->>'src'`.as('image'))
    .select(standing.as('status'))
    .execute();
  return rows.map(({ msg, store, ...row }) => ({
    ...row,
    store: store as ItemStore,
    msg: msg ? said(msg) : row.status === 'failed' ? said(DROPPED) : null,
  }));
};
