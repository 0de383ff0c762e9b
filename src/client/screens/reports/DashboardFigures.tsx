import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import { ORDER_FIGURES, type OrderFigure } from '../../../domain/figures/figures';
import type { Dashboard } from '../../entities/dashboards';
import { Chart } from '../../ui/chart/Chart';
import { useFormat } from '../../ui/format';
import { OPENED } from '../../ui/list/opened';
import { Part } from '../../ui/Part';
import { FigureCards } from './FigureCards';
import { bucketOf, figureText, groupName } from './figure-words';
import { rowsAddress } from './report-address';

const CARDS = ['orders', 'revenue', 'cost', 'profit', 'margin'] as const satisfies readonly OrderFigure[];

interface DashboardFiguresProps {
  readonly orders: NonNullable<Dashboard['orders']>;
  readonly params: URLSearchParams;
  readonly range: string;
}

/** What the paid orders of the days came to, beside as many days before; each number leads to the order report's rows of it. */
export const DashboardFigures = ({ orders, params, range }: DashboardFiguresProps) => {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const navigate = useNavigate();
  const { total, total_before, trend, bucket, recalculating } = orders;
  const said = (figure: OrderFigure, value: number | null): string => figureText(t, format, ORDER_FIGURES[figure].unit, value);
  const to = (figure: OrderFigure, of: string | null): string => addresses.orderReport.print() + rowsAddress(params, figure, of);
  return (
    <Part title={t('sold', { days: range })}>
      <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
        <FigureCards
          label={t('cards')}
          cards={CARDS.map((figure) => ({
            id: figure,
            label: t(`figure.${figure}`),
            text: said(figure, total[figure]),
            to: to(figure, null),
            now: total[figure],
            before: total_before?.[figure],
            ...(total_before && { beforeText: said(figure, total_before[figure]) }),
            bad: figure === 'cost',
          }))}
        />
        {recalculating > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('recalculating', { count: recalculating })}
          </Typography>
        )}
        <Chart
          kind="line"
          title={t('trend', { figure: t('figure.profit') })}
          along={t(`group.${bucketOf(bucket)}`)}
          points={trend.map((row) => groupName(t, format, row, bucket))}
          series={[
            { id: 'profit', label: t('figure.profit'), look: 'main', values: trend.map(({ figures }) => figures.profit) },
            { id: 'revenue', label: t('figure.revenue'), look: 'second', values: trend.map(({ figures }) => figures.revenue) },
          ]}
          format={format.money}
          brief={format.briefMoney}
          onOpen={(point) => {
            const key = trend[point]?.key;
            if (key !== undefined) void navigate(to('profit', key), { state: OPENED });
          }}
        />
      </Box>
    </Part>
  );
};
