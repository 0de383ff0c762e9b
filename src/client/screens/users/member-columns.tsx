import SwitchAccount from '../../ui/icons/SwitchAccountOutlined';
import IconButton from '@mui/material/IconButton';
import type { TFunction } from 'i18next';
import type { Member } from '../../entities/members';
import type { Format } from '../../ui/format';
import { Hint } from '../../ui/Hint';
import { Stacked, Words } from '../../ui/list/cells';
import { actionsColumn, listColumns, widthOfChips } from '../../ui/list/columns';
import { RemoveButton } from '../../ui/list/RemoveButton';
import { timeColumn } from '../../ui/list/time-column';
import { StatusChip } from '../../ui/StatusChip';
import { MEMBER_STATUSES, toneOfMember } from './member-words';

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
      minWidth: 180,
      sort: 'name',
      role: 'title',
      csv: ({ name }) => name,
      cell: (member) => (
        <Stacked title={member.name}>
          <b>
            {member.name}
            {member._id === selfId && <small> {t('you')}</small>}
          </b>
          <small>{member.email}</small>
        </Stacked>
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
      width: 72,
      rank: 4,
      sort: 'identity',
      csv: ({ identity }) => identity,
      cell: ({ identity_label, identity }) => identity_label ?? identity,
    },
    {
      id: 'group',
      header: t('column.group'),
      width: 116,
      rank: 1,
      csv: ({ group }) => group?.name,
      cell: ({ group }) => <Words>{group?.name ?? t('noGroup')}</Words>,
    },
    { id: 'role', hidden: true, header: t('column.role'), width: 110, csv: ({ role }) => role, cell: ({ role }) => roleWord(role) },
    {
      id: 'status',
      header: t('column.status'),
      width: widthOfChips(MEMBER_STATUSES.map(statusWord)),
      sort: 'status',
      role: 'status',
      csv: ({ status }) => statusWord(status),
      cell: ({ status }) => <StatusChip tone={toneOfMember(status)} label={statusWord(status)} />,
    },
    timeColumn(format, {
      id: 'lastLogin',
      header: t('column.lastLogin'),
      sort: 'last_login',
      rank: 2,
      none: never,
      at: ({ last_login }) => last_login,
    }),
    timeColumn(format, { id: 'joined', header: t('column.joined'), sort: 'created_at', rank: 3, at: ({ created_at }) => created_at }),
    {
      id: 'phone',
      header: t('form.phone_number'),
      width: 150,
      hidden: true,
      csv: ({ phone_number }) => phone_number,
      cell: ({ phone_number }) => phone_number,
    },
    {
      ...actionsColumn(t('action.moreActions', { ns: 'common' }), 108),
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
            <RemoveButton label={t('remove.action')} name={member.name} onRemove={() => onRemove(member)} />
          )}
        </>
      ),
    },
  ]);
};
