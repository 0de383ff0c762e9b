import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../domain/addresses/addresses';
import { imageUrl } from '../../../domain/files/image-sizes';
import { files, type File } from '../../entities/files';
import { useList, useSettledText } from '../../kernel/hooks';
import { Link as RouterLink } from '../../ui/Link';
import { ListFailure } from '../../ui/Message';
import { CHECKERBOARD } from '../../ui/styles';
import { SearchField } from '../../ui/SearchField';

interface PicturePickerProps {
  /** Where the pictures are: every file, unless it is the design collection. */
  readonly among?: 'design';
  /** One picture is chosen, another one in its place. */
  readonly single?: boolean;
  readonly onChoose: (files: readonly File[]) => void;
  readonly onClose: () => void;
}

/** Pictures on one page of the collection (specification 2, §9). */
const PAGE_SIZE = 20;

/** Chooses pictures of the design collection, or of all files. */
export const PicturePicker = ({ among, single = false, onChoose, onClose }: PicturePickerProps) => {
  const { t } = useTranslation('designs');
  const { t: common } = useTranslation('common');
  const titleId = useId();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const commit = useCallback((text: string) => {
    setSearch(text.trim());
    setPage(1);
  }, []);
  const [typed, setTyped] = useSettledText(search, commit);
  const { rows, total, loading, error, reload } = useList(files, {
    page,
    perpage: PAGE_SIZE,
    variables: { ...(among && { mask: among }), search },
  });
  const pages = Math.ceil(total / PAGE_SIZE);
  const toggle = (file: File): void => {
    const others = chosen.filter(({ _id }) => _id !== file._id);
    if (others.length < chosen.length) setChosen(others);
    else setChosen(single ? [file] : [...chosen, file]);
  };
  const title = among ? t('picker.title') : single ? t('picker.titleOne') : t('picker.titleFiles');
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ minHeight: 360 }}>
        <Box sx={{ mb: 4 }}>
          <SearchField value={typed} onChange={setTyped} placeholder={t('picker.search')} />
        </Box>
        {error && rows.length === 0 && <ListFailure error={error} onRetry={reload} />}
        {!loading && !error && rows.length === 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('picker.empty')}{' '}
            <Link component={RouterLink} to={(among ? addresses.designCollection : addresses.files).print({ filter: 'all' })}>
              {t('picker.toCollection')}
            </Link>
          </Typography>
        )}
        <Box component="ul" aria-busy={loading} sx={grid}>
          {loading && Array.from({ length: 8 }, (_tile, index) => <Skeleton key={index} component="li" variant="rounded" height={112} />)}
          {rows.map((file) => (
            <li key={file._id}>
              <Box component="label" title={file.filename} sx={tile}>
                <input
                  type="checkbox"
                  checked={chosen.some(({ _id }) => _id === file._id)}
                  aria-label={common('list.selectRow', { name: file.filename })}
                  onChange={() => toggle(file)}
                />
                <Box component="img" src={imageUrl(file.image_sizes, 'thumb')} alt="" loading="lazy" />
              </Box>
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        {pages > 1 && (
          <Box sx={{ marginInlineEnd: 'auto' }}>
            <Button disabled={page <= 1} onClick={() => setPage(page - 1)}>
              {common('list.previous')}
            </Button>
            <Button disabled={page >= pages} onClick={() => setPage(page + 1)}>
              {common('list.next')}
            </Button>
          </Box>
        )}
        <Button onClick={onClose}>{common('action.cancel')}</Button>
        <Button variant="contained" disabled={chosen.length === 0} onClick={() => onChoose(chosen)}>
          {single ? t('picker.chooseOne') : t('picker.choose', { count: chosen.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

const tile = {
  position: 'relative',
  display: 'block',
  aspectRatio: '1 / 1',
  p: 2,
  borderRadius: 1,
  background: CHECKERBOARD,
  cursor: 'pointer',
  '& img': { display: 'block', width: 1, height: 1, objectFit: 'contain' },
  '& input': {
    position: 'absolute',
    top: 6,
    insetInlineStart: 6,
    m: 0,
    width: 16,
    height: 16,
    accentColor: 'var(--mui-palette-primary-main)',
  },
  '&:has(input:checked)': { outline: '2px solid', outlineColor: 'primary.main' },
  '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;
