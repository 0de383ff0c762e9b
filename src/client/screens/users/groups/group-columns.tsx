import EditOutlined from '../../../ui/icons/EditOutlined';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import type { TFunction } from 'i18next';
import type { UserGroup } from '../../../entities/user-groups';
import type { Format } from '../../../ui/format';
import { Hint } from '../../../ui/Hint';
import { Link } from '../../../ui/Link';
import { Words } from '../../../ui/list/cells';
import { actionsColumn, listColumns, widthOfChips } from '../../../ui/list/columns';
import { RemoveButton } from '../../../ui/list/RemoveButton';
import { timeColumn } from '../../../ui/list/time-column';
import { StatusChip } from '../../../ui/StatusChip';
import { groupAddress } from '../addresses';

interface GroupColumnOptions {
  readonly t: TFunction<'users'>;
  readonly format: Format;
  readonly roleWord: (role: string) => string;
  readonly nameOf: (id: string) => string | undefined;
  /** Undefined: the person may not. */
  readonly onRemove: ((group: UserGroup) => void) | undefined;
}

/** Modules a group may look into. */
const viewable = ({ permission }: UserGroup): number => permission.filter(({ access }) => access.view).length;

export const groupColumns = ({ t, format, roleWord, nameOf, onRemove }: GroupColumnOptions) => {
  const statusWord = (status: string): string => t(status === 'Active' ? 'group.status.Active' : 'group.status.Inactive');
  return listColumns<UserGroup>([
    {
      id: 'name',
      header: t('group.column.name'),
      minWidth: 180,
      role: 'title',
      csv: ({ name }) => name,
      cell: ({ name, is_default }) => (
        <>
          <b style={{ fontWeight: 500 }}>{name}</b>
          {is_default && <Chip size="small" label={t('group.default')} sx={{ marginInlineStart: 2 }} />}
        </>
      ),
    },
    {
      id: 'parent',
      header: t('group.column.parent'),
      width: 120,
      rank: 2,
      csv: ({ parent_id }) => (parent_id ? nameOf(parent_id) : ''),
      cell: ({ parent_id }) => <Words>{parent_id ? nameOf(parent_id) : t('group.top')}</Words>,
    },
    {
      id: 'role',
      header: t('column.role'),
      width: 112,
      rank: 3,
      csv: ({ role }) => role,
      cell: ({ role }) => <Words>{role ? roleWord(role) : t('group.noRole')}</Words>,
    },
    {
      id: 'users',
      header: t('group.column.users'),
      width: 64,
      rank: 1,
      align: 'end',
      csv: ({ user_count }) => user_count,
      cell: ({ user_count }) => format.count(user_count),
    },
    {
      id: 'modules',
      header: t('group.column.modules'),
      width: 96,
      rank: 4,
      align: 'end',
      csv: viewable,
      cell: (group) => t('group.modules', { count: viewable(group), total: group.permission.length }),
    },
    {
      id: 'status',
      header: t('column.status'),
      width: widthOfChips((['Active', 'Inactive'] as const).map(statusWord)),
      role: 'status',
      csv: ({ status }) => statusWord(status),
      cell: ({ status }) => <StatusChip tone={status === 'Active' ? 'good' : 'paused'} label={statusWord(status)} />,
    },
    timeColumn(format, { id: 'updated', header: t('group.column.updated'), rank: 5, at: ({ updated_at }) => updated_at }),
    {
      ...actionsColumn(t('action.moreActions', { ns: 'common' }), 76),
      cell: (group) => (
        <>
          <Hint title={t('group.edit')}>
            <IconButton component={Link} to={groupAddress(group._id)} aria-label={`${t('group.edit')}: ${group.name}`}>
              <EditOutlined />
            </IconButton>
          </Hint>
          {onRemove && <RemoveButton label={t('group.remove.action')} name={group.name} onRemove={() => onRemove(group)} />}
        </>
      ),
    },
  ]);
};
