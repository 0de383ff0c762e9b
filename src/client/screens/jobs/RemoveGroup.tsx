import { useTranslation } from 'react-i18next';
import { jobGroups, type JobGroup } from '../../entities/job-groups';
import { RemoveDialog } from '../../shell/lists/RemoveDialog';

/** Asks before one group of jobs is removed. */
export const RemoveGroup = ({ group, onClose }: { readonly group: JobGroup; readonly onClose: () => void }) => {
  const { t } = useTranslation('jobs');
  return (
    <RemoveDialog
      entity={jobGroups}
      intent={jobGroups.actions.remove}
      variables={{ ids: [group._id] }}
      title={t('remove.title')}
      text={t('remove.text', { count: group.total })}
      confirm={t('remove.confirm')}
      onClose={onClose}
    />
  );
};
