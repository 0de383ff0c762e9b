import Close from '../../ui/icons/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { unseen } from '../../ui/styles';
import { Thumb } from '../../ui/Thumb';

interface GalleryPicture {
  readonly _id: string | null;
  readonly src: string;
}

interface PictureGalleryProps {
  readonly label: string;
  readonly pictures: readonly GalleryPicture[];
  readonly onChange: (pictures: readonly GalleryPicture[]) => void;
}

const moved = <Item,>(items: readonly Item[], from: number, to: number): readonly Item[] => {
  const item = items[from];
  return item === undefined ? items : items.toSpliced(from, 1).toSpliced(to, 0, item);
};

/** Where a key leads among so many, as they are read; null: it is no such key. */
const targetOf = (key: string, at: number, count: number, mirrored: boolean): number | null => {
  const step = mirrored ? -1 : 1;
  const to = { ArrowRight: at + step, ArrowDown: at + 1, ArrowLeft: at - step, ArrowUp: at - 1, Home: 0, End: count - 1 }[key];
  return to === undefined ? null : Math.max(0, Math.min(to, count - 1));
};

/** Pictures in their order, the first the most seen: by dragging, or with Shift and the arrows. */
export const PictureGallery = ({ label, pictures, onChange }: PictureGalleryProps) => {
  const { t } = useTranslation('listing');
  const list = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(0);
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  /** What was done last, for who does not see it. */
  const [said, setSaid] = useState('');
  /** The picture that gets the focus once it is drawn in its place. */
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    list.current?.querySelectorAll<HTMLElement>('[data-picture]')[wanted.current]?.focus();
    wanted.current = null;
  });
  const current = Math.min(active, Math.max(0, pictures.length - 1));
  const go = (to: number): void => {
    setActive(to);
    wanted.current = to;
  };
  const move = (from: number, to: number): void => {
    if (from === to) return;
    onChange(moved(pictures, from, to));
    setSaid(t('pictures.moved', { place: to + 1, count: pictures.length }));
    go(to);
  };
  const remove = (at: number): void => {
    onChange(pictures.toSpliced(at, 1));
    setSaid(t('pictures.removed'));
    if (pictures.length > 1) go(Math.min(at, pictures.length - 2));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, at: number): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      return remove(at);
    }
    const to = targetOf(event.key, at, pictures.length, getComputedStyle(event.currentTarget).direction === 'rtl');
    if (to === null) return;
    event.preventDefault();
    if (event.shiftKey) move(at, to);
    else go(to);
  };
  const end = (): void => {
    setDragged(null);
    setOver(null);
  };
  const seen = new Map<string, number>();
  return (
    <Box sx={{ position: 'relative' }}>
      {pictures.length > 0 && (
        <Box component="ul" ref={list} aria-label={label} sx={tiles}>
          {pictures.map((picture, at) => {
            const name = picture._id ?? picture.src;
            const nth = (seen.get(name) ?? 0) + 1;
            seen.set(name, nth);
            return (
              <Box
                component="li"
                key={`${name} ${nth}`}
                data-over={(dragged !== null && over === at) || undefined}
                draggable
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move';
                  setDragged(at);
                }}
                onDragOver={(event) => {
                  if (dragged === null) return;
                  event.preventDefault();
                  setOver(at);
                }}
                onDrop={(event) => {
                  event.preventDefault();
                  if (dragged !== null) move(dragged, at);
                  end();
                }}
                onDragEnd={end}
              >
                <button
                  type="button"
                  data-picture=""
                  tabIndex={at === current ? 0 : -1}
                  aria-label={t('pictures.at', { place: at + 1, count: pictures.length })}
                  aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight Delete"
                  onFocus={() => setActive(at)}
                  onKeyDown={(event) => onKeyDown(event, at)}
                >
                  <Thumb src={picture.src} alt="" size={104} enlarge={false} />
                </button>
                <IconButton size="small" tabIndex={-1} aria-label={t('pictures.remove', { place: at + 1 })} onClick={() => remove(at)}>
                  <Close sx={{ fontSize: 14 }} />
                </IconButton>
                {at === 0 && <small>{t('pictures.first')}</small>}
              </Box>
            );
          })}
        </Box>
      )}
      <Box component="span" aria-live="polite" sx={unseen}>
        {said}
      </Box>
      {pictures.length > 1 && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', unicodeBidi: 'plaintext', mb: 2 }}>
          {t('pictures.keys')}
        </Typography>
      )}
    </Box>
  );
};

const tiles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  m: 0,
  p: 0,
  mb: 2,
  listStyle: 'none',
  '& > li': { position: 'relative', border: 1, borderColor: 'divider', borderRadius: 1, p: 1, cursor: 'grab' },
  '& > li[data-over]': { outline: '2px solid', outlineColor: 'primary.main' },
  '& button[data-picture]': { display: 'block', p: 0, border: 0, borderRadius: 0.75, background: 'none', cursor: 'inherit' },
  '& button[data-picture]:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
  '& .MuiIconButton-root': {
    position: 'absolute',
    top: 2,
    insetInlineEnd: 2,
    p: 0.5,
    bgcolor: 'background.paper',
    '&:hover': { bgcolor: 'background.subtle' },
  },
  '& small': {
    position: 'absolute',
    bottom: 8,
    insetInlineStart: 8,
    px: 1,
    borderRadius: 0.5,
    fontSize: 11,
    fontWeight: 500,
    bgcolor: 'background.paper',
  },
} as const;
