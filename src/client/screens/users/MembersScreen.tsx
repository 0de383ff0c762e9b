import GroupOutlined from '../../ui/icons/GroupOutlined';
import PersonAdd from '../../ui/icons/PersonAddAltOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { addresses } from '../../../domain/addresses/addresses';
import { dayRange } from '../../../domain/lists/day-range';
import { sentStatus } from '../../../domain/people/user-filter';
import { members, type Member } from '../../entities/members';
import { ListScreen } from '../../shell/lists/ListScreen';
import { selectSession, sessionActions, type SessionRoot } from '../../shell/session/session-slice';
import { useMay } from '../../shell/session/use-may';
import { useFormat } from '../../ui/format';
import { latePart } from '../../ui/late-part';
import type { ListAddress } from '../../ui/list/address';
import type { ListFilter } from '../../ui/list/filters';
import { useOpened } from '../../ui/list/opened';
import { Message } from '../../ui/Message';
import { memberColumns } from './member-columns';
import { useMemberStatus, useRoleWords } from './member-words';
import { useGroupOptions } from './use-group-options';
import { STATUS_OF_TAB, tabOf, useUserTabs } from './user-tabs';

/** The query parameter that opens a member's drawer over the list; `new` invites somebody. */
const USER_PARAM = 'user';

const UserEditor = latePart(async () => (await import('./UserEditor')).UserEditor);
const InviteDrawer = lazy(async () => ({ default: (await import('./InviteDrawer')).InviteDrawer }));
const RemoveUser = lazy(async () => ({ default: (await import('./RemoveUser')).RemoveUser }));

/** The people of the container; `?user=` opens one. */
export const MembersScreen = ({ filter }: { readonly filter: string }) => {
  const { t } = useTranslation('users');
  const { t: common } = useTranslation('common');
  const dispatch = useDispatch();
  const format = useFormat();
  const statusWord = useMemberStatus();
  const roleWord = useRoleWords();
  const { userId } = useSelector((state: SessionRoot) => selectSession(state));
  const may = { add: useMay('user', 'add'), update: useMay('user', 'update'), remove: useMay('user', 'delete') };
  const tab = tabOf(filter);
  const tabs = useUserTabs(tab);
  const { groups, loading: loadingGroups } = useGroupOptions();
  const [leaving, setLeaving] = useState<Member | null>(null);

  const columns = useMemo(
    () =>
      memberColumns({
        t,
        never: common('never'),
        format,
        statusWord,
        roleWord,
        selfId: userId ?? '',
        onLoginAs: may.update ? (member) => dispatch(sessionActions.loginAs({ userId: member._id })) : undefined,
        onRemove: may.remove ? setLeaving : undefined,
      }),
    [t, common, format, statusWord, roleWord, userId, may.update, may.remove, dispatch],
  );
  const filters = useMemo(
    (): readonly ListFilter[] => [
      { kind: 'text', name: 'email', label: t('column.email') },
      { kind: 'text', name: 'identity', label: t('column.identity'), placeholder: '#12' },
      {
        kind: 'choice',
        name: 'group',
        label: t('column.group'),
        options: loadingGroups ? undefined : groups.map(({ _id, name }) => ({ value: _id, label: name })),
      },
      { kind: 'dates', name: 'joined', label: t('column.joined') },
    ],
    [t, groups, loadingGroups],
  );
  const query = ({ search, filters: values }: ListAddress) => {
    // The address holds real days only; an end before its start finds nobody, as it should.
    const days = dayRange(values.joined_from, values.joined_to);
    return {
      status: sentStatus(STATUS_OF_TAB[tab]),
      search,
      email: values.email,
      identity: values.identity,
      group: values.group,
      ...(days.ok ? { start: days.value.start, end: days.value.end } : { start: 1, end: 0 }),
    };
  };
  const { open, close } = useOpened(USER_PARAM);
  const opens = useMemo(
    () => ({
      param: USER_PARAM,
      prepare: UserEditor.prepare,
      drawer: (id: string, onClose: () => void) =>
        id === 'new' ? <InviteDrawer onClose={onClose} /> : <UserEditor key={id} id={id} onRemove={setLeaving} onClose={onClose} />,
    }),
    [],
  );
  const closeRemove = useCallback(() => setLeaving(null), []);
  const inviteButton = may.add && (
    <Button variant="contained" startIcon={<PersonAdd />} onClick={() => open('new')}>
      {t('invite.action')}
    </Button>
  );
  return (
    <>
      <ListScreen
        list="users"
        entity={members}
        title={t('title')}
        columns={columns}
        query={query}
        tabs={tabs}
        searchPlaceholder={t('searchPlaceholder')}
        filters={filters}
        rowName={({ name }) => name}
        opens={opens}
        actions={inviteButton}
        home={addresses.users.print({ filter: 'all' })}
        narrowed={tab !== 'all' && tabs.total > 0}
        empty={
          <Message Icon={GroupOutlined} title={t('empty.title')} text={t('empty.text')}>
            {inviteButton}
          </Message>
        }
      />
      <Suspense>{leaving && <RemoveUser member={leaving} onClose={closeRemove} onRemoved={close} />}</Suspense>
    </>
  );
};
