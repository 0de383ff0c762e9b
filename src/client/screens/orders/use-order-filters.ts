import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { ADDRESS_STATES, GATES } from '../../../domain/sales/gates';
import { fulfilments } from '../../entities/fulfilments';
import { members } from '../../entities/members';
import type { Store } from '../../entities/stores';
import { useList, type ListView } from '../../kernel/hooks';
import { useMay } from '../../shell/session/use-may';
import { choiceFilter, rowOptions, type ListFilter } from '../../ui/list/filters';

const ALL = { perpage: 100 };
const RISKS = [4, 3, 2, 1] as const;

/** What orders are narrowed by. `untabbed`: a status without a tab of its own, which would narrow the list unseen. */
export const useOrderFilters = (
  t: TFunction<'orders'>,
  connected: ListView<Store>,
  untabbed: string | undefined,
): readonly ListFilter[] => {
  const [mayProviders, mayPeople] = [useMay('fulfilment', 'view'), useMay('user', 'view')];
  const makers = useList(fulfilments, ALL, { skip: !mayProviders });
  const people = useList(members, ALL, { skip: !mayPeople });
  return useMemo(() => {
    return [
      choiceFilter(
        'store',
        t('column.store'),
        rowOptions(connected.loading ? undefined : connected.rows, ({ sto_name }) => sto_name),
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
      choiceFilter(
        'gate',
        t('filter.gate'),
        GATES.map((gate) => ({ value: gate, label: t(`gate.${gate}`) })),
      ),
      choiceFilter(
        'risk',
        t('filter.risk'),
        RISKS.map((risk) => ({ value: String(risk), label: t(`filter.risk${risk}`) })),
      ),
      choiceFilter(
        'address',
        t('filter.address'),
        ADDRESS_STATES.map((state) => ({ value: state, label: t(`addressState.${state}`) })),
      ),
      { kind: 'text', name: 'tag', label: t('filter.tag') },
      ...(mayPeople
        ? [
            choiceFilter(
              'assignee',
              t('column.assignee'),
              rowOptions(people.loading ? undefined : people.rows, ({ name, email }) => name || email),
            ),
          ]
        : []),
      { kind: 'dates', name: 'date', label: t('column.date') },
      ...(untabbed === undefined ? [] : [{ kind: 'link' as const, name: 'status', label: t('column.status'), words: untabbed }]),
    ];
  }, [t, connected.loading, connected.rows, mayProviders, makers.loading, makers.rows, mayPeople, people.loading, people.rows, untabbed]);
};
