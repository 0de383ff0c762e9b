import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { members, type Member } from '../../entities/members';
import { RemoveDialog } from '../../shell/lists/RemoveDialog';

interface RemoveUserProps {
  readonly member: Member;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks before somebody is taken out of the container, or an invitation taken back. */
export const RemoveUser = ({ member, onClose, onRemoved }: RemoveUserProps) => {
  const { t } = useTranslation('users');
  const kind = member.status === 'Pending' ? 'withdraw' : 'remove';
  const close = useCallback(
    (removed: boolean) => {
      onClose();
      if (removed) onRemoved();
    },
    [onClose, onRemoved],
  );
  return (
    <RemoveDialog
      entity={members}
      intent={members.actions.remove}
      variables={{ _id: member._id }}
      title={t(`${kind}.title`, { name: member.name })}
      text={t(`${kind}.text`)}
      confirm={t(`${kind}.confirm`)}
      done={t(`${kind}.done`, { name: member.name })}
      onClose={close}
    />
  );
};
