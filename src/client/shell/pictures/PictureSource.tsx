import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { checkUpload, IMAGE_TYPES } from '../../../domain/files/upload-rules';
import { files as library, type File as LibraryFile } from '../../entities/files';
import type { EntitiesState } from '../../kernel/entity-reducer';
import { FileButton } from '../../ui/FileButton';
import { useFileUploads } from '../orders/use-file-uploads';
import { useMay } from '../session/use-may';

const PicturePicker = lazy(async () => ({ default: (await import('./PicturePicker')).PicturePicker }));

/** A picture by its file. */
interface SourcePicture {
  readonly _id: string;
  readonly src: string;
}

interface PictureSourceProps {
  /** What it is for, said with each button's name; empty where what is around says it. */
  readonly of?: string;
  readonly multiple?: boolean;
  readonly onPictures: (pictures: readonly SourcePicture[]) => void;
}

const ACCEPT = Object.keys(IMAGE_TYPES);
const checked = ({ name, type, size }: File) => checkUpload({ filename: name, mimetype: type, size });
const picturesOf = (rows: readonly LibraryFile[]): SourcePicture[] => rows.flatMap(({ _id, url }) => (url ? [{ _id, src: url }] : []));

/** Where pictures come from: chosen among the files, or uploaded, whereby they are among those too. */
export const PictureSource = ({ of = '', multiple = false, onPictures }: PictureSourceProps) => {
  const { t } = useTranslation('listing');
  const store = useStore<EntitiesState>();
  const mayUpload = useMay('file', 'add');
  const [picking, setPicking] = useState(false);
  const { going, send } = useFileUploads(checked, (ids) =>
    onPictures(picturesOf(ids.flatMap((id) => library.selectById(store.getState(), id) ?? []))),
  );
  const named = (label: string): string => (of === '' ? label : `${label}: ${of}`);
  const choice = multiple ? t('pictures.choose') : t('pictures.chooseOne');
  const choose = (files: readonly LibraryFile[]): void => {
    setPicking(false);
    onPictures(picturesOf(multiple ? files : files.slice(0, 1)));
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Button variant="outlined" size="small" aria-label={named(choice)} onClick={() => setPicking(true)}>
        {choice}
      </Button>
      {mayUpload && (
        <FileButton
          variant="text"
          size="small"
          label={t('pictures.upload')}
          accept={ACCEPT}
          multiple={multiple}
          onFiles={(chosen) => send(chosen)}
        />
      )}
      {going > 0 && (
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {t('pictures.going', { count: going })}
        </Typography>
      )}
      <Suspense>{picking && <PicturePicker single={!multiple} onChoose={choose} onClose={() => setPicking(false)} />}</Suspense>
    </Box>
  );
};
