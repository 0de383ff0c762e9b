import { useTranslation } from 'react-i18next';
import { fulfilments, type Fulfilment } from '../../entities/fulfilments';
import { RemoveDialog } from '../../shell/lists/RemoveDialog';

/** Asks before one fulfilment is removed. */
export const RemoveFulfilment = ({ fulfilment, onClose }: { readonly fulfilment: Fulfilment; readonly onClose: () => void }) => {
  const { t } = useTranslation('fulfilments');
  return (
    <RemoveDialog
      entity={fulfilments}
      intent={fulfilments.actions.trash}
      variables={{ delete_ids: [fulfilment._id] }}
      title={t('remove.title', { name: fulfilment.name })}
      text={t('remove.text')}
      confirm={t('remove.confirm')}
      done={t('remove.done', { name: fulfilment.name })}
      onClose={onClose}
    />
  );
};
