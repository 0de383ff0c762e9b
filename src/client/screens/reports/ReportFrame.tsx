import DownloadIcon from '../../ui/icons/DownloadOutlined';
import Insights from '../../ui/icons/InsightsOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { COMPARES } from '../../../domain/figures/ranges';
import type { SheetFormat } from '../../../domain/spreadsheets/cell-values';
import type { AppError } from '../../kernel/app-error';
import { useFormat } from '../../ui/format';
import { ListFailure, Message } from '../../ui/Message';
import { PageHeader } from '../../ui/PageHeader';
import { PlainSelect, type SelectOption } from '../../ui/PlainSelect';
import { PrintedPage } from '../../ui/PrintedPage';
import { daysText, RangePicker } from '../../ui/RangePicker';
import { ownDirection } from '../../ui/styles';
import type { ReportAddress } from './use-report-address';

const ExportMenu = lazy(async () => ({
  default: (await import(/* webpackChunkName: "sheets" */ '../../shell/lists/ExportMenu')).ExportMenu,
}));

interface ToldRange {
  readonly start: string;
  readonly end: string;
  readonly zone: string;
  readonly days: number;
}

interface ReportFilter {
  /** Its name in the address. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
}

interface ReportFrameProps {
  readonly title: string;
  readonly address: ReportAddress;
  readonly filters: readonly ReportFilter[];
  /** Undefined until the report is there. */
  readonly range: ToldRange | undefined;
  readonly before: ToldRange | null | undefined;
  /** Days that are worked out anew. */
  readonly recalculating: number;
  /** Sentences about what is left out. */
  readonly left: readonly string[];
  readonly error: AppError | null;
  readonly onRetry: () => void;
  /** Saves the figures as a file. */
  readonly onExport: (format: SheetFormat) => void;
  /** Null: nothing was counted. */
  readonly children: ReactNode;
  readonly empty: string;
  /** What is said below the figures. */
  readonly notes: string;
}

/** What stands around the figures of a report: its days, filters, what they leave out, and how to take them along. */
export const ReportFrame = (props: ReportFrameProps) => {
  const { title, address, filters, range, before, recalculating, left, error, onRetry, onExport, children, empty, notes } = props;
  const { t } = useTranslation('reports');
  const format = useFormat();
  const { name, compare, days, change } = address;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <PrintedPage />
      <PageHeader title={title}>
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          disabled={!range}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          sx={{ displayPrint: 'none' }}
        >
          {t('export')}
        </Button>
        <Suspense>{anchor && <ExportMenu anchor={anchor} onChoose={onExport} onClose={() => setAnchor(null)} />}</Suspense>
      </PageHeader>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2, displayPrint: 'none' }}>
        <RangePicker name={name} days={range ?? ('start' in days ? days : undefined)} onChange={change} />
        <PlainSelect
          label={t('compare.title')}
          value={compare ?? ''}
          options={[{ value: '', label: t('compare.none') }, ...COMPARES.map((value) => ({ value, label: t(`compare.${value}`) }))]}
          onChange={(value) => change({ compare: value })}
        />
        {filters.map((filter) => (
          <PlainSelect
            key={filter.name}
            label={filter.label}
            value={filter.value}
            options={filter.options}
            onChange={(value) => change({ [filter.name]: value })}
          />
        ))}
      </Box>
      {range && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 4, overflowWrap: 'anywhere', ...ownDirection }}>
          {t('of', { days: daysText(format, range), count: range.days, zone: range.zone })}
          {before && ` ${t('comparedWith', { days: daysText(format, before) })}`}
        </Typography>
      )}
      {recalculating > 0 && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {t('recalculating', { count: recalculating })}
        </Alert>
      )}
      {left.length > 0 && (
        <Alert severity="warning" sx={{ mb: 4 }}>
          {left.join(' ')}
        </Alert>
      )}
      {error && !range && <ListFailure error={error} onRetry={onRetry} />}
      {!range && !error && <Waiting />}
      {range && children === null && <Message Icon={Insights} title={empty} />}
      {range && children !== null && (
        <Box sx={{ display: 'grid', gap: 6, minWidth: 0, '& > *': { minWidth: 0 } }}>
          {children}
          <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 720, ...ownDirection }}>
            {notes}
          </Typography>
        </Box>
      )}
    </>
  );
};

/** The place of the figures until they are there. */
const Waiting = () => (
  <Box aria-busy sx={{ display: 'grid', gap: 6 }}>
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))' }}>
      {[0, 1, 2, 3, 4, 5].map((each) => (
        <Skeleton key={each} variant="rounded" height={92} />
      ))}
    </Box>
    <Skeleton variant="rounded" height={252} />
    <Skeleton variant="rounded" height={320} />
  </Box>
);
