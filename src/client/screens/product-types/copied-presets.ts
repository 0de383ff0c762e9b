/** Product types somebody copied, to be pasted in another container. */
export interface CopiedPresets {
  /** The container they are of. */
  readonly from: string;
  readonly ids: readonly string[];
}

/** Tells what we copied from anything else that is on the clipboard. */
const MARK = 'product_types_copied';

/** Where it is kept besides: not everybody lets a page read the clipboard. */
const STORED = 'copied-presets';

/** Reads what was written; null where a text is anything else. */
export const copiedIn = (text: string): CopiedPresets | null => {
  try {
    const { [MARK]: of } = JSON.parse(text) as Readonly<Record<string, Partial<CopiedPresets> | undefined>>;
    const { from, ids } = of ?? {};
    return typeof from === 'string' && Array.isArray(ids) && ids.every((id) => typeof id === 'string') ? { from, ids } : null;
  } catch {
    return null;
  }
};

export const textOfCopied = (copied: CopiedPresets): string => JSON.stringify({ [MARK]: copied });

/** What was copied last; null: nothing. Containers have hosts of their own, which share nothing but the clipboard. */
export const readCopied = async (): Promise<CopiedPresets | null> => {
  const text = await navigator.clipboard?.readText().catch(() => '');
  return copiedIn(text ?? '') ?? copiedIn(localStorage.getItem(STORED) ?? '');
};

export const writeCopied = async (copied: CopiedPresets): Promise<void> => {
  const text = textOfCopied(copied);
  localStorage.setItem(STORED, text);
  await navigator.clipboard?.writeText(text).catch(() => undefined);
};
