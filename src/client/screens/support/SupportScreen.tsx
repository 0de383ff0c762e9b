import type { Action, Dispatch } from '@reduxjs/toolkit';
import Box from '@mui/material/Box';
import { startOfDay } from 'date-fns/startOfDay';
import { Suspense, useContext, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import { dayRange } from '../../../domain/lists/day-range';
import { readSupportSearch } from '../../../domain/support/search-query';
import { countActions, selectCounts, type CountsRoot } from '../../entities/counts';
import { supports } from '../../entities/supports';
import { loadDrawerTexts } from '../../i18n';
import { after } from '../../kernel/clock';
import { useDesktop } from '../../shell/layout/use-menu';
import { useScrolledList } from '../../shell/lists/use-scrolled-list';
import { useMay } from '../../shell/session/use-may';
import { useOthersIn } from '../../shell/support/Faces';
import { latePart } from '../../ui/late-part';
import { Today, useFormat } from '../../ui/format';
import { readAddress } from '../../ui/list/address';
import { showToast } from '../../ui/toast';
import type { ManyDeeds } from './ChosenBar';
import { QueuePane } from './QueuePane';
import { BEGIN, filterOf, INBOX_ASSIGNEES, inboxAddress, SORTS, tabOf } from './support-address';
import { useChosen } from './use-chosen';
import { useHeight } from './use-height';
import { useSupportFilters } from './use-support-filters';
import { useWalk } from './use-walk';

const Conversation = latePart(async () => {
  const [{ Conversation: Part }] = await Promise.all([import('../../shell/support/Conversation'), loadDrawerTexts()]);
  return Part;
});

const NAMES = SORTS.map((sort) => sort.replace('-', ''));

/** `/support/{filter}?status=…&id=…`: conversations with buyers, the one that is open, and what is known of its buyer. */
export const SupportScreen = () => {
  const { filter } = useParams();
  return filter === undefined ? <Navigate replace to={addresses.support.print(BEGIN)} /> : <Panes />;
};

const Panes = () => {
  const { t } = useTranslation('support');
  const { t: words } = useTranslation('orderTasks');
  const format = useFormat();
  const dispatch = useDispatch<Dispatch<Action>>();
  const navigate = useNavigate();
  const filter = filterOf(useParams().filter);
  const [params] = useSearchParams();
  const id = params.get('id') || null;
  const tab = tabOf(params.get('status'));
  const mayChange = useMay('messenger', 'update');
  const both = useDesktop();
  const { frame, height } = useHeight();
  const counts = useSelector((state: CountsRoot) => selectCounts(state, 'supports'));
  const inbox = useSelector((state: CountsRoot) => selectCounts(state, 'supportInbox'));
  useEffect(() => {
    dispatch(countActions.load('supports'));
    dispatch(countActions.load('supportInbox'));
  }, [dispatch]);
  const waiting = (inbox?.mine ?? 0) + (inbox?.unassigned ?? 0);
  useEffect(() => {
    const plain = document.title;
    // The page names itself after this.
    const stop = after(0, () => {
      document.title = waiting > 0 ? `(${format.count(waiting)}) ${plain.replace(/^\(.*?\) /u, '')}` : plain;
    });
    return () => {
      stop();
      document.title = document.title.replace(/^\(.*?\) /u, '');
    };
  }, [waiting, format]);
  useEffect(() => Conversation.prepare(), []);

  const filters = useSupportFilters(t, words, { figure: params.get('figure') ?? '', assignee: params.get('assignee') ?? '' });
  const address = useMemo(() => readAddress(params, { sorts: NAMES, filters, searches: true }), [params, filters]);
  const { store, sla, priority, tag, assignee, snoozed, figure, date_from, date_to } = address.filters;
  const range = dayRange(date_from, date_to);
  const variables = {
    filter,
    status: tab === 'All' ? '' : tab,
    search: address.search,
    store: store ?? '',
    sla: sla ?? '',
    priority: priority ?? '',
    tag: tag ?? '',
    assignee: assignee ?? '',
    snoozed: snoozed === 'yes' ? true : snoozed === 'no' ? false : null,
    ...(figure && { figure }),
    ...(range.ok && range.value),
    ...(address.sort !== '' && { sort: address.sort }),
  };
  const search = useMemo(() => readSupportSearch(address.search), [address.search]);
  const list = useScrolledList(supports, variables, { skip: !search.ok });
  const walk = useWalk(list.rows, id);
  const match = JSON.stringify(variables);
  const ids = useMemo(() => list.rows.flatMap((row) => row?._id ?? []), [list.rows]);
  const chosen = useChosen(match, ids, list.total);
  const [many, setMany] = useState<ManyDeeds>({});

  const othersIn = useOthersIn();

  const linkTo = (to: string): string => {
    const next = new URLSearchParams(params);
    next.set('id', to);
    return `${addresses.support.print({ filter })}?${next.toString()}`;
  };
  const rest = new URLSearchParams(params);
  rest.delete('id');
  const home = `${addresses.support.print({ filter })}?${rest.toString()}`;
  /** Says whether that leads elsewhere. */
  const go = (to: string | undefined): boolean => {
    void navigate(to === undefined ? home : linkTo(to), { replace: true });
    return (to ?? null) !== id;
  };
  /** Nobody has to look for where the next one is. */
  const sayNothingToTake = (): false => {
    const elsewhere = (inbox?.unassigned ?? 0) > 0 && !(filter === 'all' && assignee === INBOX_ASSIGNEES.unassigned);
    const onClick = (): void => void navigate(inboxAddress(INBOX_ASSIGNEES.unassigned));
    showToast(t('take.nothing'), elsewhere ? { action: { label: t('take.elsewhere'), onClick } } : {});
    return false;
  };
  const take = (): boolean => {
    const free = list.rows.find((row) => row && row._id !== id && !row.assignee && othersIn(row._id).length === 0);
    if (!free) return sayNothingToTake();
    const leads = go(free._id);
    if (mayChange) dispatch(supports.actions.update({ ids: [free._id], params: { assignee: 'me' } }));
    return leads;
  };
  // Simulated conversations go by a clock of their own, which is ahead of the person's: all times on the page go by one.
  const own = useContext(Today);
  const today = useMemo(
    () => list.rows.reduce((latest, row) => Math.max(latest, startOfDay((row?.as_of ?? 0) * 1000).getTime()), own),
    [list.rows, own],
  );
  return (
    <Today value={today}>
      <Box ref={frame} sx={panes} style={{ height }}>
        {(both || id === null) && (
          <QueuePane
            filter={filter}
            tab={tab}
            id={id}
            address={address}
            filters={filters}
            fault={search.ok ? null : search.fault}
            counts={counts}
            inbox={inbox}
            chosen={chosen}
            mayChoose={mayChange}
            variables={variables}
            onDeeds={setMany}
            list={list}
            at={walk.at}
            linkTo={linkTo}
          />
        )}
        {(both || id !== null) && (
          <Suspense>
            <Conversation
              id={id}
              linkTo={linkTo}
              onMove={(step) => go(walk.step(step) ?? (step > 0 ? undefined : (id ?? undefined)))}
              onTake={take}
              onChoose={mayChange && both ? chosen.toggle : undefined}
              many={many}
              onBack={both ? undefined : () => void navigate(home)}
            />
          </Suspense>
        )}
      </Box>
    </Today>
  );
};

const panes = {
  display: 'flex',
  // To the edges of the page.
  m: { xs: -4, md: -6 },
  minHeight: 420,
  bgcolor: 'background.paper',
} as const;
