import { SignatureSaveDocument, SignaturesDocument, type SignatureFieldsFragment } from '../../contract/generated/operations';
import { defineEntity, mutation } from '../kernel/define-entity';

export type Signature = SignatureFieldsFragment;

/** The texts below emails: the caller's own, and one for each store that has a mailbox. */
export const signatures = defineEntity({
  name: 'signatures',
  query: { document: SignaturesDocument, rows: (data): readonly Signature[] => data.signatures },
  mutations: {
    save: mutation({
      document: SignatureSaveDocument,
      rows: (data) => [data.signatureSave],
      over: (variables, { updated_at }) => ['save', { ...variables, updated_at }],
    }),
  },
});
