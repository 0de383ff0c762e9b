interface EyeDropper {
  open(): Promise<{ readonly sRGBHex: string }>;
}

type EyeDropperHost = { readonly EyeDropper?: new () => EyeDropper };

/** Whether this browser can pick a colour from the screen. */
export const hasEyeDropper = (): boolean => (window as EyeDropperHost).EyeDropper !== undefined;

/** Lets the person pick a colour from the screen, `#rrggbb`; null when they think better of it. */
export const pickFromScreen = async (): Promise<string | null> => {
  const { EyeDropper } = window as EyeDropperHost;
  if (!EyeDropper) return null;
  try {
    const { sRGBHex } = await new EyeDropper().open();
    return sRGBHex.toLowerCase();
  } catch {
    // Escape ends the picking with an error.
    return null;
  }
};
