import { useTranslation } from 'react-i18next';
import { userGroups, type UserGroup } from '../../../entities/user-groups';
import { RemoveDialog } from '../../../shell/lists/RemoveDialog';

/** Asks before a group is removed; the server refuses while members are in it, and the sentence stays in the dialog. */
export const RemoveGroup = ({ group, onClose }: { readonly group: UserGroup; readonly onClose: () => void }) => {
  const { t } = useTranslation('users');
  return (
    <RemoveDialog
      entity={userGroups}
      intent={userGroups.actions.trash}
      variables={{ delete_ids: [group._id] }}
      title={t('group.remove.title', { name: group.name })}
      text={t('group.remove.text')}
      confirm={t('group.remove.action')}
      done={t('group.remove.done', { name: group.name })}
      onClose={onClose}
    />
  );
};
