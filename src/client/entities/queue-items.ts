import { QueueDocument, type QueueQuery } from '../../contract/generated/operations';
import { defineEntity, reference } from '../kernel/define-entity';
import { stores } from './stores';

/** Something that is due. */
export type QueueItem = QueueQuery['queue'][number];

/** Two kinds of things may have the same id: here a row says both. */
const idOf = ({ kind, _id }: Pick<QueueItem, 'kind' | '_id'>): string => `${kind}-${_id}`;

/** What a row of the queue stands for. */
export const behind = (id: string): { readonly kind: string; readonly id: string } => {
  const [kind = '', ...rest] = id.split('-');
  return { kind, id: rest.join('-') };
};

/** What is due, of all kinds. */
export const queueItems = defineEntity({
  name: 'queueItems',
  references: { store: reference(stores.name) },
  query: { document: QueueDocument, rows: (data): readonly QueueItem[] => data.queue.map((row) => ({ ...row, _id: idOf(row) })) },
  mutations: {},
});
