/** How thick a ruler is, in CSS pixels. */
export const RULER = 20;
