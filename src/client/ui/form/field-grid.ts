/**
 * Fields side by side, each at least so many pixels wide: labels, inputs, and hints or faults each in a line of their own, however many lines a label
 * wraps to in some language.
 */
export const fieldGrid = (least: number) =>
  ({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}px), 1fr))`,
    columnGap: 3,
    '& > .MuiFormControl-root': { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid', alignContent: 'start', pb: 3 },
    '& > .MuiFormControl-root > .MuiFormLabel-root': { alignSelf: 'end' },
  }) as const;
