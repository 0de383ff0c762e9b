import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '../../../domain/files/image-sizes';
import { IMAGE_TYPES } from '../../../domain/files/upload-rules';
import type { File } from '../../entities/files';
import { FileButton } from '../../ui/FileButton';
import { CHECKERBOARD } from '../../ui/styles';
import { useFormat } from '../../ui/format';
import { kindOf, pixelsOf, sizeOf } from './file-facts';
import { FileForm } from './FileForm';
import { FileUses } from './FileUses';
import { useMayFiles } from './media-kind';
import { useUploads } from './use-uploads';

interface FileDetailsProps {
  readonly file: File;
  readonly onRemove: () => void;
}

/** A file's picture and facts, its form, its users, and the ways to be rid of it. */
export const FileDetails = ({ file, onRemove }: FileDetailsProps) => {
  const { t, i18n } = useTranslation('media');
  const format = useFormat();
  const may = useMayFiles(file.mask);
  const facts = [kindOf(file), pixelsOf(file), sizeOf(t, file.size, i18n.language), format.dateTime(file.created_at)];
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
      <Box sx={{ background: CHECKERBOARD, borderRadius: 1, p: 4 }}>
        <Box
          component="img"
          src={imageUrl(file.image_sizes, 'medium')}
          alt={file.filename}
          sx={{ display: 'block', width: 1, maxHeight: 280, objectFit: 'contain' }}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography variant="body2" sx={{ flex: 1, color: 'text.secondary' }}>
          {facts.filter((fact) => fact !== '').join(' · ')}
        </Typography>
        <Button component="a" href={file.url} target="_blank" rel="noreferrer">
          {t('original')}
        </Button>
      </Box>
      {may.update && may.add && <ReplacePicture file={file} />}
      {may.update && <FileForm file={file} />}
      <FileUses id={file._id} />
      {may.remove && (
        <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 4 }}>
          <Button color="error" onClick={onRemove}>
            {t(file.status === 'trashed' ? 'bulk.remove' : 'bulk.trash')}
          </Button>
        </Box>
      )}
    </Box>
  );
};

/** Gives a file another picture from disk, wherever it is used. */
const ReplacePicture = ({ file }: { readonly file: File }) => {
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
