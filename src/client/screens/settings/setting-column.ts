/** Forms stand in one column, at most 640 px wide. */
export const settingColumn = { display: 'flex', flexDirection: 'column', gap: 5, maxWidth: 640 } as const;
