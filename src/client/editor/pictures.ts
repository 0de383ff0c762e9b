import type { MockupSideInput } from '../../contract/generated/operations';

/** An uploaded picture that saved sides show. */
interface SavedPicture {
  readonly fileId: string;
  /** Where it lay when the sides were saved. */
  readonly url: string | null;
}

/** The pictures of saved sides, those of layers and those behind, each once. */
export const picturesOf = (sides: readonly MockupSideInput[]): readonly SavedPicture[] => {
  const settings = sides.flatMap(({ layers, document }) => [...document.settings, ...layers.flatMap((layer) => layer.settings)]);
  const found = new Map(settings.flatMap(({ file_id, file_url }) => (file_id ? [[file_id, file_url ?? null] as const] : [])));
  return Array.from(found, ([fileId, url]) => ({ fileId, url }));
};
