/** What a text layer has beyond a text box. */
export interface LetteringProps {
  /** Letters are thickened or slanted here where their font has no such file. */
  readonly bolder: boolean;
  readonly slanted: boolean;
  readonly underline: boolean;
  readonly outlineColor: string;
  /** How far the outline reaches beyond the letters. */
  readonly outlineWidth: number;
  /** Null for no shadow. */
  readonly shadeColor: string | null;
  readonly shadeX: number;
  readonly shadeY: number;
  readonly shadeBlur: number;
  /** Percent of a full circle; 0 is straight. */
  readonly curve: number;
}

/* Shares of the font size. */
export const BOLDER = 1 / 24;
export const SLANT = 0.21;
export const UNDERLINE_BELOW = 0.1;
export const UNDERLINE_THICKNESS = 1 / 15;
/** How far swashes and accents may leave the text's box. */
export const OVERHANG = 0.8;
