import CloudUpload from '@mui/icons-material/CloudUploadOutlined';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IMAGE_TYPES } from '../../../domain/upload-rules';

/** Chooses pictures from disk, several at once. */
export const UploadButton = ({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) => {
  const { t } = useTranslation('media');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="contained" startIcon={<CloudUpload />} onClick={() => input.current?.click()}>
        {t('upload.action')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('upload.action')}
        accept={Object.keys(IMAGE_TYPES).join(',')}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
};
