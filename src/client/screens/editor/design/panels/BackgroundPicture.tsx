import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { AnchoredPanel } from '../../../../ui/AnchoredPanel';
import { imageUrl } from '../../../../../domain/files/image-sizes';
import { files, type File as LibraryFile } from '../../../../entities/files';
import { Thumb } from '../../../../ui/Thumb';
import type { Root } from '../../root';
import { FileLibrary } from './FileLibrary';

interface BackgroundPictureProps {
  /** Null for none. */
  readonly fileId: string | null;
  readonly onChoose: (file: LibraryFile) => void;
  readonly onNone: () => void;
}

/** The picture behind the garment, chosen from the uploads. */
export const BackgroundPicture = ({ fileId, onChoose, onNone }: BackgroundPictureProps) => {
  const { t } = useTranslation('editor');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const file = useSelector((state: Root) => files.selectById(state, fileId ?? ''));
  return (
    <Box role="group" aria-labelledby={id} sx={{ mt: 3 }}>
      <Typography id={id} variant="caption" component="p" sx={{ color: 'text.secondary', mb: 1 }}>
        {t('document.backgroundPicture')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {fileId !== null && <Thumb src={file && imageUrl(file.image_sizes, 'thumb')} alt={file?.filename ?? ''} size={40} />}
        <Button variant="outlined" size="small" aria-haspopup="dialog" onClick={(event) => setAnchor(event.currentTarget)}>
          {t('document.choosePicture')}
        </Button>
        {fileId !== null && (
          <Button size="small" onClick={onNone}>
            {t('document.noPicture')}
          </Button>
        )}
      </Box>
      <AnchoredPanel
        anchor={anchor}
        label={t('document.choosePicture')}
        sx={{ width: 300, maxHeight: 440, p: 4 }}
        onClose={() => setAnchor(null)}
      >
        <FileLibrary
          of="uploads"
          onUse={(chosen) => {
            onChoose(chosen);
            setAnchor(null);
          }}
        />
      </AnchoredPanel>
    </Box>
  );
};
