import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Chart } from '../../ui/chart/Chart';
import { PlainSelect } from '../../ui/PlainSelect';

interface ReportTrendProps<Figure extends string> {
  /** The figures it can draw, and the one it draws. */
  readonly figures: readonly { readonly value: Figure; readonly label: string }[];
  readonly drawn: Figure;
  readonly onDraw: (figure: string) => void;
  /** What a point is, such as a day; and what each is called. */
  readonly along: string;
  readonly points: readonly string[];
  /** Null where nothing is known of a point. */
  readonly values: readonly (number | null)[];
  /** The same of the span it is compared with. */
  readonly earlier: { readonly label: string; readonly values: readonly (number | null)[] } | null;
  readonly format: (value: number) => string;
  readonly brief: (value: number) => string;
  readonly onOpen: (point: number) => void;
}

/** One figure of a report over time, and the choice of it. */
export const ReportTrend = <Figure extends string>(props: ReportTrendProps<Figure>) => {
  const { figures, drawn, onDraw, along, points, values, earlier, format, brief, onOpen } = props;
  const { t } = useTranslation('reports');
  const label = figures.find(({ value }) => value === drawn)?.label ?? '';
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box sx={{ displayPrint: 'none' }}>
        <PlainSelect label={t('drawn')} value={drawn} options={figures} onChange={onDraw} />
      </Box>
      <Chart
        kind="line"
        title={t('trend', { figure: label })}
        along={along}
        points={points}
        series={[{ id: drawn, label, look: 'main', values }, ...(earlier ? [{ id: 'before', look: 'earlier' as const, ...earlier }] : [])]}
        format={format}
        brief={brief}
        onOpen={onOpen}
      />
    </Box>
  );
};
