import CloudUpload from '@mui/icons-material/CloudUploadOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IMAGE_TYPES } from '../../../../../domain/upload-rules';
import { PanelSection } from '../PanelSection';
import { FileLibrary } from './FileLibrary';
import type { PanelProps } from './panel-props';
import { UploadQueue } from './UploadQueue';

/** New pictures from disk, those on their way, and those uploaded before. */
export const UploadsPanel = ({ pictures }: PanelProps) => {
  const { t } = useTranslation('editor');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button fullWidth variant="contained" startIcon={<CloudUpload />} onClick={() => input.current?.click()}>
        {t('uploads.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('uploads.choose')}
        accept={Object.keys(IMAGE_TYPES).join(',')}
        onChange={(event) => {
          pictures.add([...(event.target.files ?? [])]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 2, mb: 4 }}>
        {t('uploads.hint')}
      </Typography>
      <UploadQueue />
      <PanelSection title={t('uploads.recent')}>
        <FileLibrary of="uploads" onUse={pictures.addFromLibrary} />
      </PanelSection>
    </>
  );
};
