/** Shows where a picture is transparent; mid greys, so that white and black art are both seen, in either theme. */
export const CHECKERBOARD = 'repeating-conic-gradient(#c4c6cb 0% 25%, #dcdde1 0% 50%) 50% / 14px 14px';
