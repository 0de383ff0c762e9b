import { FileUsesDocument, type FileUsesQuery } from '../../contract/generated/operations';
import { defineEntity } from '../kernel/define-entity';

export type FileUse = FileUsesQuery['fileUses'][number];

/** What needs a file: mockups, templates, 2D designs and listings. */
export const fileUses = defineEntity({
  name: 'fileUses',
  query: { document: FileUsesDocument, rows: (data): readonly FileUse[] => data.fileUses },
  mutations: {},
});
