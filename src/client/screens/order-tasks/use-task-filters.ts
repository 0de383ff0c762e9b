import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { fulfilments } from '../../entities/fulfilments';
import { members } from '../../entities/members';
import { orders } from '../../entities/orders';
import { useList } from '../../kernel/hooks';
import { useMay } from '../../shell/session/use-may';
import { figureFilter, withFigured } from '../../shell/orders/figure-filter';
import { choiceFilter, rowOptions, type ListFilter } from '../../ui/list/filters';

const ALL = { perpage: 100 };
const SLAS = ['overdue', 'soon', 'ok', 'paused'] as const;

/** What tasks are narrowed by. `order`, `figure` and `assignee`: those of the address, if it names some; `who`: what whoever does them is called. */
export const useTaskFilters = (
  t: TFunction<'orderTasks'>,
  { order, figure, assignee }: { readonly order: string; readonly figure: string; readonly assignee: string },
  who: string,
): readonly ListFilter[] => {
  const [mayProviders, mayPeople, mayOrders] = [useMay('fulfilment', 'view'), useMay('user', 'view'), useMay('order', 'view')];
  const makers = useList(fulfilments, ALL, { skip: !mayProviders });
  const people = useList(members, ALL, { skip: !mayPeople });
  const named = useList(orders, { variables: { id: order } }, { skip: order === '' || !mayOrders }).rows[0];
  const number = named && `#${named.number}`;
  return useMemo(() => {
    return [
      choiceFilter(
        'sla',
        t('column.due'),
        SLAS.map((value) => ({ value, label: t(`sla.${value}`) })),
      ),
      choiceFilter(
        'assignee',
        who,
        people.loading && mayPeople
          ? undefined
          : withFigured(
              [
                { value: 'nobody', label: t('nobody') },
                ...people.rows.map(({ _id, name, email }) => ({ value: _id, label: name || email })),
              ],
              { figure, assignee },
              t,
            ),
      ),
      ...(mayProviders
        ? [
            choiceFilter(
              'provider',
              t('column.provider'),
              rowOptions(makers.loading ? undefined : makers.rows, ({ name }) => name),
            ),
          ]
        : []),
      { kind: 'dates', name: 'date', label: t('column.created') },
      figureFilter(t, figure),
      { kind: 'link', name: 'order', label: t('column.order'), words: number },
    ];
  }, [t, who, figure, assignee, mayPeople, people.loading, people.rows, mayProviders, makers.loading, makers.rows, number]);
};
