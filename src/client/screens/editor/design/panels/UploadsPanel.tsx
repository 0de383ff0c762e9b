import CloudUpload from '@mui/icons-material/CloudUploadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '../../../../domain/image-sizes';
import { IMAGE_TYPES } from '../../../../domain/upload-rules';
import type { File as LibraryFile } from '../../../entities/files';
import { Hint } from '../../../ui/Hint';
import { PanelSection } from './PanelSection';

export interface UploadsPanelProps {
  readonly recent: {
    readonly rows: readonly LibraryFile[];
    readonly loading: boolean;
    readonly failed: boolean;
    readonly reload: () => void;
  };
  readonly onFiles: (files: readonly File[]) => void;
  readonly onUse: (file: LibraryFile) => void;
}

const tile = { width: 1, aspectRatio: '1', borderRadius: 1 } as const;

/** New pictures from disk, and those uploaded before. */
export const UploadsPanel = ({ recent, onFiles, onUse }: UploadsPanelProps) => {
  const { t } = useTranslation('editor');
  const { t: common } = useTranslation();
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
          onFiles([...(event.target.files ?? [])]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 2, mb: 5 }}>
        {t('uploads.hint')}
      </Typography>
      <PanelSection title={t('uploads.recent')}>
        {recent.failed && (
          <Alert severity="error" action={<Button onClick={recent.reload}>{common('action.retry')}</Button>}>
            {t('uploads.failed')}
          </Alert>
        )}
        {!recent.failed && !recent.loading && recent.rows.length === 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('uploads.empty')}
          </Typography>
        )}
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 2 }}>
          {recent.loading &&
            Array.from({ length: 6 }, (_tile, i) => <Skeleton key={i} variant="rounded" sx={{ ...tile, height: 'auto' }} />)}
          {recent.rows.map((file) => (
            <Hint key={file._id} title={file.filename}>
              <ButtonBase
                aria-label={t('uploads.add', { name: file.filename })}
                onClick={() => onUse(file)}
                sx={{
                  ...tile,
                  p: 1,
                  border: 1,
                  borderColor: 'divider',
                  background: checkerboard,
                  '&:hover': { borderColor: 'primary.main' },
                  '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main' },
                }}
              >
                <Box
                  component="img"
                  src={imageUrl(file.image_sizes, 'thumb')}
                  alt=""
                  loading="lazy"
                  sx={{ maxWidth: 1, maxHeight: 1, objectFit: 'contain' }}
                />
              </ButtonBase>
            </Hint>
          ))}
        </Box>
      </PanelSection>
    </>
  );
};

/** Shows where a picture is transparent; mid greys, so that white and black art are both seen. */
const checkerboard = 'repeating-conic-gradient(#c4c6cb 0% 25%, #dcdde1 0% 50%) 50% / 14px 14px';
