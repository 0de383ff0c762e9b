import type {} from '@mui/x-charts/moduleAugmentation/keyboardActivation';
import { BarPlot, FocusedBar } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { FocusedLineMark, LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { seriesLooks, told, type ChartData } from './series';

interface PlotProps extends ChartData {
  /** In pixels. */
  readonly height: number;
  /** The point that is pointed at, or that the keyboard stands on; null: none. */
  readonly onPoint: (point: number | null) => void;
  readonly onOpen: ((point: number) => void) | undefined;
}

/** Characters of a name along the chart. */
const LONGEST_NAME = 24;

/** With no more points than these each has a mark of its own. */
const MARKED = 14;

/** The drawing of a chart. Arrow keys move along it, Enter opens what a point is made of; time runs from left to right in every language. */
export const Plot = ({ kind, points, series, format, brief, height, onPoint, onOpen }: PlotProps) => {
  const { t } = useTranslation('reports');
  const drawn = useMemo(
    () =>
      series.map(({ id, label, look, values }) => ({
        id,
        label,
        data: [...values],
        color: seriesLooks[look].colour,
        valueFormatter: (value: number | null) => told(value, format),
        ...(kind === 'line'
          ? {
              type: 'line' as const,
              curve: 'linear' as const,
              connectNulls: true,
              shape: 'circle' as const,
              showMark: points.length <= MARKED && look === 'main',
            }
          : { type: 'bar' as const }),
      })),
    [series, kind, format, points],
  );
  // What moves along it counts points, for two may have one name.
  const along = useMemo(
    () => [
      {
        id: 'along',
        scaleType: kind === 'line' ? ('point' as const) : ('band' as const),
        data: points.map((_, at) => at),
        valueFormatter: (at: number, { location }: { readonly location: string }) => {
          const name = points[at] ?? '';
          return location === 'tick' && name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
        },
        ...(kind === 'bar' && { categoryGapRatio: 0.6 }),
        height: 28,
      },
    ],
    [kind, points],
  );
  // What is drawn is measured from nothing, or its height would lie.
  const least = Math.min(0, ...series.flatMap(({ values }) => values.filter((value) => value !== null)));
  const up = useMemo(
    () => [
      {
        id: 'up',
        width: 56,
        valueFormatter: (value: number) => brief(value),
        domainLimit: 'nice' as const,
        tickNumber: 4,
        min: least,
        tickLabelStyle: BESIDE,
      },
    ],
    [brief, least],
  );
  const words = useMemo(() => ({ a11yNoValue: t('chart.noValue') }), [t]);
  return (
    <ChartsDataProvider
      series={drawn}
      xAxis={along}
      yAxis={up}
      height={height}
      margin={MARGIN[kind]}
      skipAnimation
      localeText={words}
      experimentalFeatures={FEATURES}
      onHighlightedAxisChange={(axes) => onPoint(axes.find(({ axisId }) => axisId === 'along')?.dataIndex ?? null)}
      {...(onOpen && { onAxisClick: (_event: unknown, axis: { readonly dataIndex: number } | null) => axis && onOpen(axis.dataIndex) })}
    >
      <ChartsSurface sx={{ ...look, ...(onOpen && { cursor: 'pointer' }) }}>
        <ChartsGrid horizontal />
        <ChartsAxisHighlight x={kind === 'line' ? 'line' : 'band'} />
        {kind === 'line' ? <LinePlot slotProps={LINE} /> : <BarPlot borderRadius={3} />}
        {kind === 'line' && <MarkPlot />}
        <ChartsXAxis axisId="along" disableTicks />
        <ChartsYAxis axisId="up" disableLine disableTicks />
        {kind === 'line' ? <FocusedLineMark /> : <FocusedBar />}
      </ChartsSurface>
    </ChartsDataProvider>
  );
};

const FEATURES = { keyboardActivation: true } as const;
/** Left of the drawing in every language. */
const BESIDE = { textAnchor: 'end' } as const;
/** A line's last point stands at the edge, with half of its day beyond it. */
const MARGIN = { line: { top: 8, right: 32, bottom: 4, left: 4 }, bar: { top: 8, right: 12, bottom: 4, left: 4 } } as const;

/** The dash of each line, by its look: a line is told by it where colours are not seen. */
const LINE = {
  line: ({ color }: { readonly color: string }) => ({
    strokeDasharray: Object.values(seriesLooks).find((each) => each.colour === color)?.dash,
  }),
} as const;

const look = { '& text': { fontSize: 12, fontVariantNumeric: 'tabular-nums' } } as const;
