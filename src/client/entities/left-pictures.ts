import type { ProductPresetPasteMutation } from '../../contract/generated/operations';

type Pasted = ProductPresetPasteMutation['productPresetPaste'];

/** Pictures a paste could not copy, by the copy they are missing of. They are told once and are nobody's rows, so they stand here and not in the store. */
const left = new Map<string, readonly string[]>();

export const noteLeft = ({ left: pictures }: Pasted): void => {
  for (const { preset_id, filename } of pictures) left.set(preset_id, [...(left.get(preset_id) ?? []), filename]);
};

/** Names of the pictures these copies lack; asked again: none. */
export const takeLeft = (ids: readonly string[]): readonly string[] =>
  ids.flatMap((id) => {
    const names = left.get(id) ?? [];
    left.delete(id);
    return names;
  });
