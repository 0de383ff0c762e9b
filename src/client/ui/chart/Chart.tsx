import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { latePart } from '../late-part';
import { ChartTable } from './ChartTable';
import { seriesLooks, told, type ChartData, type SeriesLook } from './series';

const Plot = latePart(async () => (await import(/* webpackChunkName: "charts" */ './Plot')).Plot);

const HEIGHT = 220;

interface ChartProps extends ChartData {
  readonly title: string;
  /** What the points are, above them in the table. */
  readonly along: string;
  /** Opens what a point is made of. */
  readonly onOpen?: ((point: number) => void) | undefined;
}

/** Numbers as a picture, or as a table for whoever would rather read them. What is pointed at is told above it, where it hides nothing. */
export const Chart = ({ title, along, onOpen, ...data }: ChartProps) => {
  const { t } = useTranslation('reports');
  const titleId = useId();
  const [asTable, setAsTable] = useState(false);
  const [at, setAt] = useState<number | null>(null);
  const tell = useCallback((point: number | null) => setAt(point), []);
  const { points, series, format } = data;
  const pointed = at !== null && at < points.length ? at : null;
  return (
    <Box component="figure" aria-labelledby={titleId} sx={{ m: 0, minWidth: 0 }}>
      <Box component="figcaption" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 1, minHeight: 32 }}>
        <Typography id={titleId} variant="h3" component="h2">
          {title}
        </Typography>
        <Box component="ul" sx={legend} aria-hidden={asTable || undefined}>
          {!asTable &&
            series.map(({ id, label, look, values }) => (
              <li key={id}>
                <Sample look={look} kind={data.kind} />
                <bdi>{label}</bdi>
                {pointed !== null && <strong aria-hidden>{told(values[pointed], format)}</strong>}
              </li>
            ))}
          {pointed !== null && !asTable && (
            <li aria-hidden>
              <bdi>{points[pointed]}</bdi>
            </li>
          )}
        </Box>
        <Button variant="text" aria-pressed={asTable} onClick={() => setAsTable(!asTable)} sx={{ displayPrint: 'none' }}>
          {t(asTable ? 'chart.asPicture' : 'chart.asTable')}
        </Button>
      </Box>
      {asTable ? (
        <ChartTable {...data} title={title} along={along} onOpen={onOpen} />
      ) : (
        <Box dir="ltr" sx={{ height: HEIGHT, position: 'relative' }}>
          <Suspense fallback={<Skeleton variant="rounded" height={HEIGHT} />}>
            <Plot {...data} height={HEIGHT} onPoint={tell} onOpen={onOpen} />
          </Suspense>
        </Box>
      )}
    </Box>
  );
};

/** A piece of the line a series is drawn by. */
const Sample = ({ look, kind }: { readonly look: SeriesLook; readonly kind: ChartData['kind'] }) => {
  const { colour, dash } = seriesLooks[look];
  return (
    <svg width={22} height={10} aria-hidden>
      {kind === 'line' ? (
        <line x1={0} y1={5} x2={22} y2={5} stroke={colour} strokeWidth={2} strokeDasharray={dash} />
      ) : (
        <rect x={6} y={0} width={10} height={10} rx={2} fill={colour} />
      )}
    </svg>
  );
};

const legend = {
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  columnGap: 4,
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: 12,
  color: 'text.secondary',
  '& li': { display: 'inline-flex', alignItems: 'center', gap: 1.5 },
  '& strong': { fontWeight: 600, color: 'text.primary' },
} as const;
