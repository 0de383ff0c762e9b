import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { files, type File } from '../../entities/files';
import { RemoveDialog } from '../../shell/lists/RemoveDialog';

interface RemoveFileProps {
  /** As it was when it was to go: the answer changes or takes the row. */
  readonly file: File;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks before a file goes to the trash, or out of it for good. */
export const RemoveFile = ({ file, onClose, onRemoved }: RemoveFileProps) => {
  const { t } = useTranslation('media');
  const close = useCallback((removed: boolean) => (removed ? onRemoved() : onClose()), [onClose, onRemoved]);
  const said = { entity: files, onClose: close };
  return file.status === 'trashed' ? (
    <RemoveDialog
      {...said}
      intent={files.actions.remove}
      variables={{ _id: file._id, anyway: file.used > 0 }}
      title={t('bulk.removeTitle', { count: 1 })}
      text={file.used > 0 ? t('removeUsedText', { count: file.used }) : t('removeText')}
      confirm={t('bulk.remove')}
      done={t('bulk.removeDone', { count: 1 })}
    />
  ) : (
    <RemoveDialog
      {...said}
      intent={files.actions.trash}
      variables={{ delete_ids: [file._id] }}
      title={t('bulk.trashTitle', { count: 1 })}
      text={t('trashText')}
      confirm={t('bulk.trash')}
      done={t('bulk.trashDone', { count: 1 })}
    />
  );
};
