import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { PRIORITIES } from '../../../domain/tasks/priorities';
import { stores } from '../../entities/stores';
import { useList } from '../../kernel/hooks';
import { useMembers } from '../../shell/orders/use-members';
import { useMay } from '../../shell/session/use-may';
import { figureFilter, withFigured } from '../../shell/orders/figure-filter';
import { priorityName } from '../../shell/orders/task-words';
import { choiceFilter, rowOptions, type ListFilter } from '../../ui/list/filters';
import { INBOX_ASSIGNEES } from './support-address';

const SLAS = ['overdue', 'soon', 'ok', 'paused'] as const;

/** What conversations are narrowed by. `figure` and `assignee`: what of whose figure the address names. */
export const useSupportFilters = (
  t: TFunction<'support'>,
  words: TFunction<'orderTasks'>,
  { figure, assignee }: { readonly figure: string; readonly assignee: string },
): readonly ListFilter[] => {
  const mayStores = useMay('store', 'view');
  const connected = useList(stores, { perpage: 100 }, { skip: !mayStores });
  const people = useMembers(null, 'messenger');
  return useMemo(() => {
    return [
      choiceFilter(
        'assignee',
        t('filter.assignee'),
        withFigured(
          [
            { value: INBOX_ASSIGNEES.mine, label: t('assign.me') },
            ...people.map(({ value, label }) => ({ value: value || INBOX_ASSIGNEES.unassigned, label })),
          ],
          { figure, assignee },
          words,
        ),
      ),
      choiceFilter(
        'sla',
        t('filter.sla'),
        SLAS.map((value) => ({ value, label: words(`sla.${value}`) })),
      ),
      choiceFilter(
        'priority',
        t('deed.priority'),
        PRIORITIES.map((value) => ({ value, label: priorityName(words, value) })),
      ),
      ...(mayStores
        ? [
            choiceFilter(
              'store',
              t('filter.store'),
              rowOptions(connected.loading ? undefined : connected.rows, ({ sto_name }) => sto_name),
            ),
          ]
        : []),
      choiceFilter('snoozed', t('filter.snoozed'), [
        { value: 'yes', label: t('filter.yes') },
        { value: 'no', label: t('filter.no') },
      ]),
      { kind: 'text', name: 'tag', label: t('filter.tag') },
      { kind: 'dates', name: 'date', label: t(figure ? 'filter.came' : 'filter.date') },
      figureFilter(words, figure),
    ];
  }, [t, words, figure, assignee, people, mayStores, connected.loading, connected.rows]);
};
