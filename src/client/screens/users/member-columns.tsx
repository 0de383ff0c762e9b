import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import SwitchAccount from '@mui/icons-material/SwitchAccountOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { TFunction } from 'i18next';
import type { Member } from '../../entities/members';
import type { Format } from '../../ui/format';
import { Hint } from '../../ui/Hint';
import { listColumns } from '../../ui/list/columns';
import { csvTime } from '../../ui/list/csv';
import { StatusChip } from '../../ui/StatusChip';
import { toneOfMember } from './member-words';

interface MemberColumnOptions {
  readonly t: TFunction<'users'>;
  readonly never: string;
  readonly format: Format;
  readonly statusWord: (status: string) => string;
  readonly roleWord: (role: string) => string;
  readonly selfId: string;
  /** Undefined: the person may not. */
  readonly onLoginAs: ((member: Member) => void) | undefined;
  readonly onRemove: ((member: Member) => void) | undefined;
}

export const memberColumns = (options: MemberColumnOptions) => {
  const { t, never, format, statusWord, roleWord, selfId, onLoginAs, onRemove } = options;
  return listColumns<Member>([
    {
      id: 'name',
      header: t('column.name'),
      minWidth: 200,
      leads: true,
      sort: 'name',
      csv: ({ name }) => name,
      cell: (member) => (
        <Box sx={nameCell}>
          <b>
            {member.name}
            {member._id === selfId && <span>{t('you')}</span>}
          </b>
          <span>{member.email}</span>
        </Box>
      ),
    },
    {
      id: 'email',
      header: t('column.email'),
      width: 220,
      sort: 'email',
      hidden: true,
      csv: ({ email }) => email,
      cell: ({ email }) => email,
    },
    {
      id: 'identity',
      header: t('column.identity'),
      width: 84,
      sort: 'identity',
      csv: ({ identity }) => identity,
      cell: ({ identity_label, identity }) => identity_label ?? identity,
    },
    {
      id: 'group',
      header: t('column.group'),
      width: 130,
      csv: ({ group }) => group?.name,
      cell: ({ group }) => group?.name ?? t('noGroup'),
    },
    { id: 'role', hidden: true, header: t('column.role'), width: 110, csv: ({ role }) => role, cell: ({ role }) => roleWord(role) },
    {
      id: 'status',
      header: t('column.status'),
      width: 112,
      sort: 'status',
      csv: ({ status }) => statusWord(status),
      cell: ({ status }) => <StatusChip tone={toneOfMember(status)} label={statusWord(status)} />,
    },
    {
      id: 'lastLogin',
      header: t('column.lastLogin'),
      width: 144,
      sort: 'last_login',
      csv: ({ last_login }) => csvTime(last_login),
      cell: ({ last_login }) => (last_login ? format.dateTime(last_login) : never),
    },
    {
      id: 'joined',
      header: t('column.joined'),
      width: 144,
      sort: 'created_at',
      csv: ({ created_at }) => csvTime(created_at),
      cell: ({ created_at }) => format.dateTime(created_at),
    },
    {
      id: 'phone',
      header: t('form.phone_number'),
      width: 150,
      hidden: true,
      csv: ({ phone_number }) => phone_number,
      cell: ({ phone_number }) => phone_number,
    },
    {
      id: 'actions',
      header: t('action.moreActions', { ns: 'common' }),
      width: 108,
      align: 'end',
      control: true,
      bareHead: true,
      fixed: true,
      cell: (member) => (
        <>
          {onLoginAs && member._id !== selfId && member.status === 'Active' && (
            <Hint title={t('loginAs.action')}>
              <IconButton aria-label={`${t('loginAs.action')}: ${member.name}`} onClick={() => onLoginAs(member)}>
                <SwitchAccount />
              </IconButton>
            </Hint>
          )}
          {onRemove && member._id !== selfId && (
            <Hint title={t('remove.action')}>
              <IconButton aria-label={`${t('remove.action')}: ${member.name}`} onClick={() => onRemove(member)}>
                <DeleteOutlined />
              </IconButton>
            </Hint>
          )}
        </>
      ),
    },
  ]);
};

const nameCell = {
  display: 'flex',
  flexDirection: 'column',
  py: 1,
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& b': { fontWeight: 500 },
  '& span': { fontSize: 12, fontWeight: 400, color: 'text.secondary' },
  '& b span': { marginInlineStart: 2 },
} as const;
