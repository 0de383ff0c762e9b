import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { addresses } from '../../../domain/addresses/addresses';
import type { UserStatusFilter } from '../../../domain/people/user-filter';
import { countActions, selectCounts, type CountsRoot } from '../../entities/counts';
import type { ListTab } from '../../ui/list/TabLinks';

const USER_TABS = ['all', 'opened', 'pending', 'blocked', 'groups'] as const;
type UserTab = (typeof USER_TABS)[number];

/** The status filter behind a tab; `groups` is a list of its own. */
export const STATUS_OF_TAB: Readonly<Record<Exclude<UserTab, 'groups'>, UserStatusFilter>> = {
  all: 'All',
  opened: 'Opened',
  pending: 'Pending',
  blocked: 'Blocked',
};

/** The tab an address names; nonsense is everybody. */
export const tabOf = (filter: string): Exclude<UserTab, 'groups'> =>
  (['opened', 'pending', 'blocked'] as const).find((each) => each === filter) ?? 'all';

/** The tabs of both lists, with how much is behind each. */
export const useUserTabs = (value: UserTab): { readonly value: string; readonly items: readonly ListTab[]; readonly total: number } => {
  const { t } = useTranslation('users');
  const dispatch = useDispatch();
  const counts = useSelector((state: CountsRoot) => selectCounts(state, 'users'));
  useEffect(() => {
    dispatch(countActions.load('users'));
  }, [dispatch]);
  return {
    value,
    items: USER_TABS.map((tab) => ({
      value: tab,
      label: t(`tab.${tab}`),
      to: addresses.users.print({ filter: tab }),
      count: counts?.[tab],
    })),
    total: counts?.all ?? 0,
  };
};
