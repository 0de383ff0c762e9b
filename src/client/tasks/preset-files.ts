import type { ProductPresetCreateByJsonMutation } from '../../contract/generated/operations';

/** What a file of product types does, or has done. */
export type PresetFileAnswer = Omit<ProductPresetCreateByJsonMutation['productPresetCreateByJson'], '__typename'>;

/** A file somebody chose and what the server said of it: it may be large, so it stands here and not in the store, and a task carries an id. */
interface PresetFile {
  readonly json: string;
  answer: PresetFileAnswer | null;
}

const kept = new Map<string, PresetFile>();

export const keepPresetFile = (id: string, json: string): void => {
  kept.set(id, { json, answer: null });
};

export const presetFileById = (id: string): PresetFile | undefined => kept.get(id);

export const dropPresetFile = (id: string): void => {
  kept.delete(id);
};
