import { useTranslation } from 'react-i18next';
import type { Member } from '../../entities/members';
import { Facts } from '../../ui/Facts';
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
  return <Facts facts={facts} />;
};
