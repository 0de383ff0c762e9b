import CloudUpload from '../../ui/icons/CloudUploadOutlined';
import { useTranslation } from 'react-i18next';
import { IMAGE_TYPES } from '../../../domain/files/upload-rules';
import { FileButton } from '../../ui/FileButton';

/** Chooses pictures from disk, several at once. */
export const UploadButton = ({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) => {
  const { t } = useTranslation('media');
  return (
    <FileButton
      variant="contained"
      startIcon={<CloudUpload />}
      label={t('upload.action')}
      accept={Object.keys(IMAGE_TYPES)}
      multiple
      onFiles={onFiles}
    />
  );
};
