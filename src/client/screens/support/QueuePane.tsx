import Forum from '../../ui/icons/ForumOutlined';
import Tune from '../../ui/icons/TuneOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import type { Fault } from '../../../domain/fault';
import { INBOX_STATUSES, SUPPORT_FILTERS } from '../../../domain/support/lifecycle';
import type { Counts, SupportCounts } from '../../entities/counts-slice';
import type { Support } from '../../entities/supports';
import { ListSearch } from '../../shell/lists/ListSearch';
import { useListView } from '../../shell/lists/use-list-layout';
import { ViewsButton } from '../../shell/lists/ViewsButton';
import type { useScrolledList } from '../../shell/lists/use-scrolled-list';
import { taskStatusName } from '../../shell/orders/task-words';
import { useMay } from '../../shell/session/use-may';
import { Hint } from '../../ui/Hint';
import { useFormat } from '../../ui/format';
import { changeAddress, type ListAddress } from '../../ui/list/address';
import { FilterBar } from '../../ui/list/FilterBar';
import { FilterChips } from '../../ui/list/FilterChips';
import { activeFilters, chosenFilters, cleared, namesOf, type ListFilter } from '../../ui/list/filters';
import type { Layout } from '../../ui/list/layout';
import { TabLinks } from '../../ui/list/TabLinks';
import { ListFailure, Message, NoMatch } from '../../ui/Message';
import { latePart } from '../../ui/late-part';
import { PlainSelect } from '../../ui/PlainSelect';
import { refusalSentence } from '../../ui/refusal';
import type { ManyDeeds } from './ChosenBar';
import { SearchTips } from './SearchTips';
import { INBOX_ASSIGNEES, inboxAddress, SORTS, TABS, type ShownFilter, type SupportTab } from './support-address';
import type { Chosen } from './use-chosen';

/** It comes beside the rows themselves. */
const QueueRows = latePart(async () => (await import('./QueueRows')).QueueRows);
const ChosenBar = latePart(async () => (await import('./ChosenBar')).ChosenBar);
const ManageDrawer = lazy(async () => ({ default: (await import('../../shell/support/manage/ManageDrawer')).ManageDrawer }));

/** Conversations are no table, so that a view of them arranges nothing. */
const NO_COLUMNS: Layout = [];

const VIEWS: readonly string[] = Object.values(INBOX_ASSIGNEES);

interface QueuePaneProps {
  readonly filter: ShownFilter;
  readonly tab: SupportTab;
  readonly id: string | null;
  readonly address: ListAddress;
  readonly filters: readonly ListFilter[];
  /** The search makes no sense, so nothing is looked for. */
  readonly fault: Fault | null;
  readonly counts: SupportCounts | null;
  readonly inbox: Counts['supportInbox'] | null;
  readonly chosen: Chosen;
  /** Conversations can be chosen, and changed together. */
  readonly mayChoose: boolean;
  /** The list they are chosen in. */
  readonly variables: Readonly<Record<string, unknown>>;
  /** Told what the keys do while any are chosen. Kept by the caller. */
  readonly onDeeds: (deeds: ManyDeeds) => void;
  readonly list: ReturnType<typeof useScrolledList<Support, object>>;
  readonly at: number;
  readonly linkTo: (id: string) => string;
}

/** The conversations of a status: what they are narrowed by, and the way to ready answers and macros. */
export const QueuePane = ({
  filter,
  tab,
  id,
  address,
  filters,
  fault,
  counts,
  inbox,
  chosen,
  mayChoose,
  variables,
  onDeeds,
  list,
  at,
  linkTo,
}: QueuePaneProps) => {
  const { t } = useTranslation('support');
  const { t: words } = useTranslation('orderTasks');
  const { t: due } = useTranslation('queue');
  const format = useFormat();
  const [params, setParams] = useSearchParams();
  const [manages, setManages] = useState(false);
  const [acting, setActing] = useState(false);
  const mayManage = useMay('messenger', 'add');
  const { view } = useListView('conversations', address.view);
  useEffect(() => QueueRows.prepare(), []);
  const change = (changes: Readonly<Record<string, string>>, replace = false): void =>
    setParams((old) => changeAddress(old, changes), { replace });
  const whose = filter === 'all' && tab === 'Open' ? (address.filters['assignee'] ?? '') : '';
  // A view of the inbox says whose conversations it shows.
  const active = activeFilters(filters, address.filters).filter(({ names }) => !VIEWS.includes(whose) || !names.includes('assignee'));
  const narrowed = active.length > 0 || address.search !== '';
  const clear = (): void => change({ ...cleared(active), search: '' });
  // Another status keeps what people look for, and how.
  const kept = ['search', 'sort', ...filters.flatMap(namesOf)].flatMap((name) =>
    params.get(name) ? [[name, params.get(name) ?? '']] : [],
  );
  const to = (of: ShownFilter, status: SupportTab): string =>
    `${addresses.support.print({ filter: of })}?${new URLSearchParams([['status', status], ...kept]).toString()}`;
  const countOf = (of: ShownFilter, status: SupportTab): number | undefined =>
    counts
      ?.filter(
        (each) =>
          (of === 'all' || each.filter === of) &&
          (status === 'All' || each.status === status || (status === 'Open' && INBOX_STATUSES.some((open) => open === each.status))),
      )
      .reduce((sum, { count }) => sum + count, 0);
  return (
    <Box component="section" aria-label={t('queue.title')} sx={pane}>
      <Box sx={{ px: 3, pt: 2 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Typography variant="h1" sx={{ flex: 1 }}>
            {t('title')}
          </Typography>
          <ViewsButton
            list="conversations"
            kept={['status', 'search', 'sort', ...filters.flatMap(namesOf)]}
            view={view}
            layout={NO_COLUMNS}
            arranged={false}
          />
          {mayManage && (
            <Hint title={t('manage.title')}>
              <IconButton aria-label={t('manage.title')} aria-haspopup="dialog" onClick={() => setManages(true)}>
                <Tune />
              </IconButton>
            </Hint>
          )}
        </Box>
        <TabLinks
          label={t('queue.about')}
          value={filter}
          tabs={(filter === 'all' ? [filter, ...SUPPORT_FILTERS] : SUPPORT_FILTERS).map((each) => ({
            value: each,
            label: t(`about.${each}`),
            to: to(each, tab),
            count: countOf(each, 'All'),
          }))}
        />
        <TabLinks
          quiet
          wraps
          label={t('queue.views')}
          value={whose}
          tabs={[
            { value: INBOX_ASSIGNEES.mine, label: t('view.mine'), to: inboxAddress(INBOX_ASSIGNEES.mine), count: inbox?.mine },
            {
              value: INBOX_ASSIGNEES.unassigned,
              label: t('assign.nobody'),
              to: inboxAddress(INBOX_ASSIGNEES.unassigned),
              count: inbox?.unassigned,
            },
            { value: 'queue', label: due('tab.queue'), to: addresses.supportQueue.print() },
          ]}
        />
        {(chosen.count > 0 || acting) && (
          <Suspense>
            <ChosenBar chosen={chosen} variables={variables} total={list.total} onDeeds={onDeeds} onActing={setActing} />
          </Suspense>
        )}
        <Box sx={{ display: 'flex', gap: 2, mb: 2, '& select': { flex: 1, minWidth: 0 } }}>
          <PlainSelect
            label={t('queue.statuses')}
            value={tab}
            options={TABS.map((each) => {
              const count = countOf(filter, each);
              const name = each === 'All' ? t('all') : each === 'Open' ? t('open') : taskStatusName(words, each);
              return { value: each, label: count === undefined ? name : `${name} (${format.count(count)})` };
            })}
            onChange={(status) => change({ status })}
          />
          <PlainSelect
            label={t('queue.sort')}
            value={address.sort}
            options={SORTS.map((value) => ({ value, label: t(`sort.${value === '' ? 'due' : value}`) }))}
            onChange={(sort) => change({ sort })}
          />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
          <ListSearch value={address.search} placeholder={t('queue.search')} onCommit={(text) => change({ search: text.trim() }, true)} />
          <SearchTips />
          <FilterBar
            filters={chosenFilters(filters)}
            values={address.filters}
            onChange={change}
            onClear={active.length > 0 ? () => change(cleared(active)) : undefined}
          />
        </Box>
        <Typography role="status" variant="body2" color="error" sx={{ mb: fault ? 3 : 0 }}>
          {fault && refusalSentence(fault)}
        </Typography>
        {active.length > 0 && <FilterChips active={active} onChange={change} />}
      </Box>
      <Box
        sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0, borderTop: 1, borderColor: 'divider' }}
        aria-busy={list.loading}
      >
        {list.rows.length > 0 && !fault ? (
          <Suspense fallback={<Waiting />}>
            <QueueRows
              rows={list.rows}
              at={at}
              id={id}
              linkTo={linkTo}
              mixed={tab === 'All' || tab === 'Open'}
              onSight={list.onSight}
              chosen={mayChoose ? chosen : null}
            />
          </Suspense>
        ) : fault ? null : list.error ? (
          <ListFailure error={list.error} onRetry={list.reload} />
        ) : list.loading ? (
          <Waiting />
        ) : narrowed ? (
          <NoMatch onClear={clear} />
        ) : (
          <Message Icon={Forum} title={t(`empty.${tab}`)} text={t('empty.text')} />
        )}
      </Box>
      {manages && (
        <Suspense>
          <ManageDrawer onClose={() => setManages(false)} />
        </Suspense>
      )}
    </Box>
  );
};

const Waiting = () => (
  <Box sx={{ p: 3, display: 'grid', gap: 3 }}>
    {[0, 1, 2, 3].map((each) => (
      <Skeleton key={each} variant="rounded" height={72} />
    ))}
  </Box>
);

const pane = {
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  minHeight: 0,
  width: { xs: '100%', md: 320, lg: 'clamp(320px, 30%, 400px)' },
  borderInlineEnd: { md: 1 },
  borderColor: { md: 'divider' },
} as const;
