import { SharedDocumentsDocument, type SharedDocumentFieldsFragment } from '../../contract/generated/operations';
import { defineEntity, reference } from '../kernel/define-entity';
import { stores } from './stores';

export type SharedDocument = SharedDocumentFieldsFragment;

/** What listings are shared as outside of their shops. */
export const sharedDocuments = defineEntity({
  name: 'sharedDocuments',
  references: { store: reference(stores.name) },
  query: { document: SharedDocumentsDocument, rows: (data): readonly SharedDocument[] => data.sharedDocuments },
  mutations: {},
});
