/** For what holds an icon that points along the line: it points the other way where lines run from right to left. */
export const turned = { '[dir=rtl] & svg': { transform: 'scaleX(-1)' } } as const;
