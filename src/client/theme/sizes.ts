/** Widths of the sidebar and of its rail when collapsed, heights of navbar and footer, in pixels. */
export const SIDEBAR_WIDTH = 260;
export const RAIL_WIDTH = 64;
export const NAVBAR_HEIGHT = 56;
export const FOOTER_HEIGHT = 36;
