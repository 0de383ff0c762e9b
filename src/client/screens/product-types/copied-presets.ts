/** Product types somebody copied, to be pasted in another container: kept in this browser's profile. */
export interface CopiedPresets {
  /** The container they are of. */
  readonly from: string;
  readonly ids: readonly string[];
}

const STORED = 'copied-presets';

const isCopied = (value: unknown): value is CopiedPresets => {
  const { from, ids } = (value ?? {}) as Partial<CopiedPresets>;
  return typeof from === 'string' && Array.isArray(ids) && ids.every((id) => typeof id === 'string');
};

/** What was copied last; null: nothing, or nothing that can be read. */
export const readCopied = (): CopiedPresets | null => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORED) ?? 'null');
    return isCopied(value) ? value : null;
  } catch {
    return null;
  }
};

export const writeCopied = (copied: CopiedPresets): void => localStorage.setItem(STORED, JSON.stringify(copied));
