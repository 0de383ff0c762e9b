import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { IMAGE_TYPES } from '../../../domain/files/upload-rules';
import type { File } from '../../entities/files';
import { FileButton } from '../../ui/FileButton';
import { useUploads } from './use-uploads';

/** Gives a file another picture from disk, wherever it is used. */
export const ReplacePicture = ({ file }: { readonly file: File }) => {
  const { t } = useTranslation('media');
  const upload = useUploads(file.mask, file._id);
  return (
    <div>
      <FileButton variant="outlined" label={t('replace.action')} accept={Object.keys(IMAGE_TYPES)} onFiles={upload} />
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
        {t('replace.hint')}
      </Typography>
    </div>
  );
};
