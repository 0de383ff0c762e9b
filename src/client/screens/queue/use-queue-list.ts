import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { QUEUE_KINDS, type QueueKind } from '../../../domain/support/queue';
import { queueItems } from '../../entities/queue-items';
import { stores } from '../../entities/stores';
import { useList } from '../../kernel/hooks';
import { useMembers } from '../../shell/orders/use-members';
import { useMay } from '../../shell/session/use-may';
import { readAddress, type ListAddress } from '../../ui/list/address';
import type { ListFilter } from '../../ui/list/filters';

/** Rows on a page: who works through a queue needs no more, and what comes after moves up. */
export const PAGE = 50;

const SORTS = ['due_at'] as const;

const queryOf = ({ search, filters: { kind, assignee, store } }: ListAddress) => ({
  search,
  ...(kind && { kinds: [kind] }),
  ...(store && { store }),
  ...(assignee === 'me' ? { mine: true } : assignee ? { assignee } : {}),
});

/** How the queue is narrowed by its address, and the rows that are on screen. */
export const useQueueList = () => {
  const { t } = useTranslation('queue');
  const [params] = useSearchParams();
  const [task, dispute, order] = [useMay('tasks', 'view'), useMay('paypal', 'view'), useMay('order', 'view')];
  const ours = useList(stores, { perpage: 100 }, { skip: !useMay('store', 'view') });
  const people = useMembers(null, 'messenger');
  const { loading, rows: shops } = ours;
  const filters = useMemo((): readonly ListFilter[] => {
    const may: Readonly<Record<QueueKind, boolean>> = { support: true, task, dispute, order };
    const seen = QUEUE_KINDS.filter((kind) => may[kind]);
    return [
      { kind: 'choice', name: 'kind', label: t('column.kind'), options: seen.map((value) => ({ value, label: t(`kinds.${value}`) })) },
      {
        kind: 'choice',
        name: 'assignee',
        label: t('column.assignee'),
        options: [{ value: 'me', label: t('me') }, { value: 'nobody', label: t('nobody') }, ...people.filter(({ value }) => value !== '')],
      },
      {
        kind: 'choice',
        name: 'store',
        label: t('column.store'),
        options: loading ? undefined : shops.map(({ _id, sto_name }) => ({ value: _id, label: sto_name })),
      },
    ];
  }, [t, task, dispute, order, people, loading, shops]);
  const address = readAddress(params, { sorts: SORTS, filters, searches: true, pageSize: PAGE });
  const { page, perpage, sort } = address;
  // The very list the screen shows, so that it is asked for once.
  const list = useList(
    queueItems,
    { page, perpage: perpage === 'all' ? PAGE : perpage, variables: { ...queryOf(address), ...(sort !== '' && { sort }) } },
    { skip: perpage === 'all' },
  );
  return { filters, query: queryOf, list };
};
