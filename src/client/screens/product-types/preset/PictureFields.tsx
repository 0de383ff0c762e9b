import ArrowBack from '../../../ui/icons/ArrowBack';
import Close from '../../../ui/icons/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { File } from '../../../entities/files';
import { turned } from '../../../ui/styles';
import { Thumb } from '../../../ui/Thumb';
import type { TypedPicture } from './preset-form';
import type { SectionProps } from './section';

const PicturePicker = lazy(async () => ({ default: (await import('../../../shell/pictures/PicturePicker')).PicturePicker }));

/** Pictures listings begin with besides those of their mockup, chosen among the files, in their order. */
export const PictureFields = ({ form: { control, errorOf, setValue } }: SectionProps) => {
  const { t } = useTranslation('preset');
  const pictures = useWatch({ control, name: 'extend_images' });
  const [picking, setPicking] = useState(false);
  const put = (next: readonly TypedPicture[]): void => setValue('extend_images', [...next], { shouldDirty: true });
  const add = (files: readonly File[]): void => {
    setPicking(false);
    const known = new Set(pictures.map(({ _id }) => _id));
    put([...pictures, ...files.filter(({ _id }) => !known.has(_id)).map(({ _id, url }) => ({ _id, url: url ?? '' }))]);
  };
  const error = errorOf('extend_images');
  return (
    <Box>
      {pictures.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          {t('pictures.none')}
        </Typography>
      )}
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, p: 0, mb: 2, listStyle: 'none' }}>
        {pictures.map(({ _id, url }, at) => (
          <Box component="li" key={_id ?? url} sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1 }}>
            <Thumb src={url} alt={`${t('form.extend_images')} ${at + 1}`} size={88} />
            <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
              <IconButton
                size="small"
                aria-label={t('pictures.forward', { count: at + 1 })}
                disabled={at === 0}
                onClick={() => put(pictures.toSpliced(at, 1).toSpliced(at - 1, 0, pictures[at] ?? { _id, url }))}
                sx={turned}
              >
                <ArrowBack sx={{ fontSize: 16 }} />
              </IconButton>
              <IconButton size="small" aria-label={t('pictures.remove', { count: at + 1 })} onClick={() => put(pictures.toSpliced(at, 1))}>
                <Close sx={{ fontSize: 16 }} />
              </IconButton>
            </Box>
          </Box>
        ))}
      </Box>
      {error && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main', mb: 2 }}>
          {error}
        </Typography>
      )}
      <Button variant="outlined" onClick={() => setPicking(true)}>
        {t('pictures.add')}
      </Button>
      <Suspense>{picking && <PicturePicker onChoose={add} onClose={() => setPicking(false)} />}</Suspense>
    </Box>
  );
};
