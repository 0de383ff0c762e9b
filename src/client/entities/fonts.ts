import {
  FontsDocument,
  FontUpdatePreSignedFileDocument,
  RemoveFontDocument,
  type FontFieldsFragment,
} from '../../contract/generated/operations';
import { defineEntity, mutation } from '../kernel/define-entity';

type Font = FontFieldsFragment;

/** Fonts a text may be set in: shipped ones (google) and the container's own (custom). Uploading one is a background task. */
export const fonts = defineEntity({
  name: 'fonts',
  query: { document: FontsDocument, rows: (data): readonly Font[] => data.fonts },
  mutations: {
    finishUpload: mutation({ document: FontUpdatePreSignedFileDocument, rows: (data) => [data.fontUpdatePreSignedFile] }),
    remove: mutation({ document: RemoveFontDocument, removed: (data) => [data.removeFont] }),
  },
});
