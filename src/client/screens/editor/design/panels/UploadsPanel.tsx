import CloudUpload from '../../../../ui/icons/CloudUploadOutlined';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from '.';
import { IMAGE_TYPES } from '../../../../../domain/files/upload-rules';
import { FileButton } from '../../../../ui/FileButton';
import { PanelSection } from '../PanelSection';
import { FileLibrary } from './FileLibrary';
import { UploadQueue } from './UploadQueue';

/** New pictures from disk, those on their way, and those uploaded before. */
export const UploadsPanel = ({ pictures }: PanelProps) => {
  const { t } = useTranslation('editor');
  return (
    <>
      <FileButton
        fullWidth
        variant="contained"
        startIcon={<CloudUpload />}
        label={t('uploads.choose')}
        accept={Object.keys(IMAGE_TYPES)}
        multiple
        onFiles={(chosen) => pictures.add([...chosen])}
      />
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 2, mb: 4 }}>
        {t('uploads.hint')}
      </Typography>
      <UploadQueue />
      <PanelSection title={t('uploads.recent')}>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 3 }}>
          {t('uploads.about')}
        </Typography>
        <FileLibrary of="uploads" onUse={pictures.addFromLibrary} />
      </PanelSection>
    </>
  );
};
