import CloudUpload from '../../../ui/icons/CloudUploadOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IMAGE_TYPES } from '../../../../domain/files/upload-rules';
import type { SceneImageLayer } from '../../../../scene/document';
import { FileButton } from '../../../ui/FileButton';
import type { Pictures } from '../use-pictures';
import { FileLibrary } from './panels/FileLibrary';

interface ReplaceDialogProps {
  readonly layer: SceneImageLayer;
  readonly pictures: Pictures;
  readonly onClose: () => void;
}

/** Which picture takes the place of one: from disk, or one uploaded before. */
export const ReplaceDialog = ({ layer, pictures, onClose }: ReplaceDialogProps) => {
  const { t } = useTranslation('editor');
  const { t: common } = useTranslation();
  const id = useId();
  const spot = { replaces: layer.id };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t('replace.title', { name: layer.name })}</DialogTitle>
      <DialogContent>
        <FileButton
          fullWidth
          variant="contained"
          startIcon={<CloudUpload />}
          label={t('replace.upload')}
          accept={Object.keys(IMAGE_TYPES)}
          onFiles={(chosen) => {
            onClose();
            pictures.add(chosen, spot);
          }}
        />
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 2, mb: 4 }}>
          {t('replace.hint')}
        </Typography>
        <FileLibrary of="uploads" labelOf={(name) => t('replace.with', { name })} onUse={(file) => pictures.addFromLibrary(file, spot)} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{common('action.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
};
