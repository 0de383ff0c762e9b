import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { SceneLayer } from '../../../../../scene/document';
import type { StageView } from '../../../../editor/canvas/stage-model';
import { layerBox } from '../../../../editor/geometry/boxes';

export interface Dropping {
  /** The picture whose place the dragged one would take; null: it is added. */
  readonly replaced: SceneLayer | null;
}

/** What letting go of the dragged thing would do: a frame about the stage, or about the picture it takes the place of. */
export const DropHint = ({ replaced, view }: Dropping & { readonly view: StageView }) => {
  const { t } = useTranslation('editor');
  const box = replaced && layerBox(replaced);
  const place = box
    ? {
        left: box.left * view.scale + view.left,
        top: box.top * view.scale + view.top,
        width: (box.right - box.left) * view.scale,
        height: (box.bottom - box.top) * view.scale,
      }
    : { inset: 12 };
  return (
    <>
      <Box style={place} sx={[frame, !replaced && { bgcolor: 'rgba(20, 22, 28, 0.6)' }]} />
      <Box sx={words}>
        <span>{replaced ? t('replace.drop', { name: replaced.name }) : t('uploads.drop')}</span>
      </Box>
    </>
  );
};

const frame = { position: 'absolute', border: '2px dashed', borderColor: 'primary.light', borderRadius: 2, pointerEvents: 'none' } as const;

const words = {
  position: 'absolute',
  inset: 12,
  display: 'grid',
  placeItems: 'center',
  textAlign: 'center',
  color: '#fff',
  fontWeight: 600,
  pointerEvents: 'none',
  '& span': { px: 3, py: 1.5, borderRadius: 1, bgcolor: 'rgba(20, 22, 28, 0.8)' },
} as const;
