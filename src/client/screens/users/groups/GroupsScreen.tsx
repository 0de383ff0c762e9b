import Add from '../../../ui/icons/Add';
import GroupsOutlined from '../../../ui/icons/GroupsOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userGroups, type UserGroup } from '../../../entities/user-groups';
import { ListScreen } from '../../../shell/lists/ListScreen';
import { useMay } from '../../../shell/session/use-may';
import { useFormat } from '../../../ui/format';
import { Link } from '../../../ui/Link';
import { Message } from '../../../ui/Message';
import { groupAddress, GROUPS_PATH } from '../addresses';
import { useRoleWords } from '../member-words';
import { useGroupOptions } from '../use-group-options';
import { useUserTabs } from '../user-tabs';
import { groupColumns } from './group-columns';

const RemoveGroup = lazy(async () => ({ default: (await import('./RemoveGroup')).RemoveGroup }));

/** `/users/groups`: the groups the signed-in person may change. */
export const GroupsScreen = () => {
  const { t } = useTranslation('users');
  const format = useFormat();
  const roleWord = useRoleWords();
  const tabs = useUserTabs('groups');
  const { groups } = useGroupOptions();
  const may = { add: useMay('user', 'add'), remove: useMay('user', 'delete') };
  const [leaving, setLeaving] = useState<UserGroup | null>(null);
  const columns = useMemo(
    () =>
      groupColumns({
        t,
        format,
        roleWord,
        nameOf: (id) => groups.find(({ _id }) => _id === id)?.name,
        onRemove: may.remove ? setLeaving : undefined,
      }),
    [t, format, roleWord, groups, may.remove],
  );
  const close = useCallback(() => setLeaving(null), []);
  const addButton = may.add && (
    <Button component={Link} to={groupAddress('new')} variant="contained" startIcon={<Add />}>
      {t('group.add')}
    </Button>
  );
  return (
    <>
      <ListScreen
        list="user-groups"
        entity={userGroups}
        title={t('title')}
        columns={columns}
        query={({ search }) => ({ status: 'All', name: search })}
        tabs={tabs}
        searchPlaceholder={t('group.searchPlaceholder')}
        rowName={({ name }) => name}
        rowLink={({ _id }) => groupAddress(_id)}
        actions={addButton}
        home={GROUPS_PATH}
        empty={
          <Message Icon={GroupsOutlined} title={t('group.empty.title')} text={t('group.empty.text')}>
            {addButton}
          </Message>
        }
      />
      <Suspense>{leaving && <RemoveGroup group={leaving} onClose={close} />}</Suspense>
    </>
  );
};
