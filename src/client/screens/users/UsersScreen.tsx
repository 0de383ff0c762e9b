import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { GROUP_PARAM } from './addresses';
import { MembersScreen } from './MembersScreen';

const GroupsScreen = lazy(async () => ({
  default: (await import(/* webpackChunkName: "screen-groups" */ './groups/GroupsScreen')).GroupsScreen,
}));
const GroupEditor = lazy(async () => ({ default: (await import('./groups/GroupEditor')).GroupEditor }));

/** `/users/{filter}`: people by status, or the groups they are in; `?group=` opens one of those on a page of its own. */
export const UsersScreen = () => {
  const { filter = 'all' } = useParams();
  const [params] = useSearchParams();
  if (filter !== 'groups') return <MembersScreen filter={filter} />;
  const id = params.get(GROUP_PARAM);
  return <Suspense>{id ? <GroupEditor key={id} id={id === 'new' ? null : id} /> : <GroupsScreen />}</Suspense>;
};
