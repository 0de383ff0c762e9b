/** How a series is told from the others: by colour and by dash, so that either alone is enough. */
export type SeriesLook = 'main' | 'second' | 'earlier';

interface ChartSeries {
  readonly id: string;
  readonly label: string;
  readonly look: SeriesLook;
  /** One for each point; null where there is nothing to tell. */
  readonly values: readonly (number | null)[];
}

export interface ChartData {
  /** `line` over time, `bar` for things beside each other. */
  readonly kind: 'line' | 'bar';
  /** What stands along the chart, in full: days, or names. */
  readonly points: readonly string[];
  readonly series: readonly ChartSeries[];
  /** A value in full, and as short as an axis has room for. */
  readonly format: (value: number) => string;
  readonly brief: (value: number) => string;
}

const colour = (name: string): string => `var(--mui-palette-${name})`;

export const seriesLooks: Readonly<Record<SeriesLook, { readonly colour: string; readonly dash: string | undefined }>> = {
  main: { colour: colour('primary-main'), dash: undefined },
  second: { colour: colour('warning-main'), dash: '7 4' },
  earlier: { colour: colour('text-secondary'), dash: '2 4' },
};

/** A value in words; a dash where there is none. */
export const told = (value: number | null | undefined, format: (value: number) => string): string =>
  value === null || value === undefined ? '–' : format(value);
