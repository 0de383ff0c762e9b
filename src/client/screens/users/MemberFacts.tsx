import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Member } from '../../entities/members';
import { useFormat } from '../../ui/format';
import { StatusChip } from '../../ui/StatusChip';
import { toneOfMember, useMemberStatus, useRoleWords } from './member-words';

/** What is known of a member and not theirs to change. */
export const MemberFacts = ({ member }: { readonly member: Member }) => {
  const { t } = useTranslation('users');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const statusWord = useMemberStatus();
  const roleWord = useRoleWords();
  const facts = [
    [t('column.email'), member.email],
    [t('column.identity'), member.identity_label ?? member.identity],
    [t('column.role'), roleWord(member.role)],
    [t('column.status'), <StatusChip key="status" tone={toneOfMember(member.status)} label={statusWord(member.status)} />],
    [t('column.lastLogin'), member.last_login ? format.dateTime(member.last_login) : common('never')],
    [t(member.status === 'Pending' ? 'column.invited' : 'column.joined'), format.dateTime(member.created_at)],
  ] as const;
  return (
    <Box component="dl" sx={list}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Box>
  );
};

const list = {
  display: 'grid',
  gap: 2,
  m: 0,
  fontSize: 13,
  '& > div': { display: 'grid', gridTemplateColumns: '120px 1fr', alignItems: 'center', gap: 2 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;
