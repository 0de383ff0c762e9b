import Insights from '../../ui/icons/InsightsOutlined';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Counted } from '../../../domain/support/figures';
import { supportFigures, type SupportFigures } from '../../entities/support-figures';
import { useList } from '../../kernel/hooks';
import { categoryName } from '../../shell/orders/task-words';
import { useMay } from '../../shell/session/use-may';
import { useToday } from '../../shell/use-now';
import { useFormat } from '../../ui/format';
import { Link } from '../../ui/Link';
import { TabLinks } from '../../ui/list/TabLinks';
import { ListFailure, Message } from '../../ui/Message';
import { PageHeader } from '../../ui/PageHeader';
import { PlainSelect } from '../../ui/PlainSelect';
import { useQueueTabs } from './queue-tabs';
import { lastDays, rowsOf } from './figure-links';

type Row = SupportFigures['all'];

const DAYS = ['7', '30', '90', '365'] as const;
const HOUR = 3600;
/** With fewer than these a single one moves a median a lot. */
const FEW = 10;

/** `/support/figures?of=…&by=…&days=…`: how quickly conversations and tickets are answered and resolved. */
export const FiguresScreen = () => {
  const { t } = useTranslation('queue');
  const { t: tasks } = useTranslation('orderTasks');
  const format = useFormat();
  const [params, setParams] = useSearchParams();
  const mayTasks = useMay('tasks', 'view');
  const of = params.get('of') === 'task' && mayTasks ? 'task' : 'support';
  const by = params.get('by') === 'category' ? 'category' : 'person';
  const days = Number(DAYS.find((each) => each === params.get('days')) ?? '30');
  const span = lastDays(useToday(), days);
  const { rows, loading, error, reload } = useList(supportFigures, { variables: { of, by, ...span } });
  const tabs = useQueueTabs('figures');
  const set = (name: string) => (value: string) =>
    setParams((old) => new URLSearchParams([...[...old].filter(([each]) => each !== name), [name, value]]), { replace: true });
  const choice = (name: 'of' | 'by' | 'period', value: string, options: readonly (readonly [string, string])[]) => (
    <PlainSelect
      label={t(`figures.${name}`)}
      value={value}
      options={options.map(([each, label]) => ({ value: each, label }))}
      onChange={set(name === 'period' ? 'days' : name)}
    />
  );
  const length = (seconds: number | null): string => {
    if (seconds === null) return t('figures.none');
    const minutes = Math.round(seconds / 60);
    return minutes < 60 ? t('figures.minutes', { count: minutes }) : t('figures.hours', { count: Math.round((seconds / HOUR) * 10) / 10 });
  };
  const name = ({ key, person }: Row): string => {
    if (key === '') return t('figures.all');
    if (by === 'person') return person?.name ?? t('nobody');
    if (of === 'task') return categoryName(tasks, key);
    return key === 'order' || key === 'message' ? t(`figures.${key}`) : key;
  };
  const share = (part: number, all: number): string => t('figures.share', { count: part, all });
  const figures = rows[0];
  const shown = figures && (figures.rows.length > 1 ? [figures.all, ...figures.rows] : figures.rows);
  return (
    <>
      <PageHeader title={t('figures.title')} />
      <TabLinks label={t('title')} tabs={tabs.items} value={tabs.value} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3 }}>
        {mayTasks &&
          choice('of', of, [
            ['support', t('figures.support')],
            ['task', t('figures.task')],
          ])}
        {choice('by', by, [
          ['person', t('figures.person')],
          ['category', t('figures.category')],
        ])}
        {choice(
          'period',
          String(days),
          DAYS.map((each) => [each, t('figures.days', { count: Number(each) })]),
        )}
      </Box>
      {error && !figures && <ListFailure error={error} onRetry={reload} />}
      {loading && !figures && !error && <Skeleton variant="rounded" height={200} />}
      {figures?.all.count === 0 && <Message Icon={Insights} title={t('figures.empty')} text={t('figures.emptyText')} />}
      {shown && figures.all.count > 0 && (
        <Box sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}>
          <Table size="small" sx={look}>
            <TableHead>
              <TableRow>
                <TableCell rowSpan={2}>{t(`figures.${by}`)}</TableCell>
                <TableCell rowSpan={2}>{t('figures.came')}</TableCell>
                <TableCell colSpan={3}>{t(of === 'task' ? 'figures.taken' : 'figures.answer')}</TableCell>
                <TableCell colSpan={3}>{t('figures.resolve')}</TableCell>
                <TableCell rowSpan={2}>{t('figures.reopened')}</TableCell>
                {of === 'support' && <TableCell rowSpan={2}>{t('figures.rated')}</TableCell>}
                {of === 'support' && <TableCell rowSpan={2}>{t('figures.good')}</TableCell>}
              </TableRow>
              <TableRow>
                {['answer', 'resolve'].flatMap((part) => [
                  <TableCell key={`${part} of`} aria-label={t('figures.came')} />,
                  <TableCell key={`${part} median`}>{t('figures.median')}</TableCell>,
                  <TableCell key={`${part} p90`}>{t('figures.p90')}</TableCell>,
                ])}
              </TableRow>
            </TableHead>
            <TableBody>
              {shown.map((row) => {
                const link = (counted: Counted, text: string) => (
                  <MuiLink component={Link} to={rowsOf({ of, by, key: row.key, counted, ...span })}>
                    {text}
                  </MuiLink>
                );
                return (
                  <TableRow key={row.key} className={row.key === '' ? 'all' : undefined}>
                    <TableCell component="th" scope="row">
                      {name(row)}
                    </TableCell>
                    <TableCell>{link('came', format.count(row.count))}</TableCell>
                    <TableCell>{link('answered', share(row.answered, row.count))}</TableCell>
                    <TableCell>{length(row.answer_median)}</TableCell>
                    <TableCell>{length(row.answer_p90)}</TableCell>
                    <TableCell>{link('resolved', share(row.resolved, row.count))}</TableCell>
                    <TableCell>{length(row.resolve_median)}</TableCell>
                    <TableCell>{length(row.resolve_p90)}</TableCell>
                    <TableCell>{row.resolved === 0 ? t('figures.none') : link('reopened', share(row.reopened, row.resolved))}</TableCell>
                    {of === 'support' && <TableCell>{link('rated', share(row.rated, row.count))}</TableCell>}
                    {of === 'support' && (
                      <TableCell>{row.rated === 0 ? t('figures.none') : link('good', format.percent(row.good / row.rated))}</TableCell>
                    )}
                  </TableRow>
                );
              })}
            </TableBody>
          </Table>
        </Box>
      )}
      {figures && figures.all.count > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 3, maxWidth: 720 }}>
          {t('figures.hint')} {figures.rows.some(({ answered }) => answered < FEW) && t('figures.few')}
        </Typography>
      )}
    </>
  );
};

const look = {
  minWidth: 960,
  '& th, & td': { whiteSpace: 'nowrap' },
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '& tr.all': { bgcolor: 'background.subtle' },
} as const;
