import Crop from '../../../ui/icons/Crop';
import Redo from '../../../ui/icons/Redo';
import Undo from '../../../ui/icons/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DESIGN_POSITIONS, type DesignPosition } from '../../../../domain/design/design';
import type { Size } from '../../../../domain/geometry/placement';
import { Hint } from '../../../ui/Hint';
import { CHECKERBOARD, turned, type Icon } from '../../../ui/styles';
import type { FormImage } from '../design-form';
import { changedImages, placedOf } from './form-composition';
import { keyedChange } from './stage-keys';
import type { StepsOf } from '../../../ui/form/use-steps';

const SheetStage = lazy(async () => ({ default: (await import('./SheetStage')).SheetStage }));

interface ComposerProps {
  readonly images: readonly FormImage[];
  readonly sheet: Size;
  readonly side: DesignPosition;
  readonly selected: readonly string[];
  readonly steps: StepsOf<readonly FormImage[]>;
  readonly onSide: (side: DesignPosition) => void;
  readonly onSelect: (keys: readonly string[]) => void;
  /** What can be done with the side that is shown. */
  readonly children?: ReactNode;
}

/** The sheet of a design, side by side: its images are moved, turned, scaled and cropped by hand. */
export const Composer = ({ images, sheet, side, selected, steps, onSide, onSelect, children }: ComposerProps) => {
  const { t } = useTranslation('designs');
  const { t: editor } = useTranslation('editor');
  const { t: lists } = useTranslation('lists');
  const [cropping, setCropping] = useState<string | null>(null);
  const [only] = selected.length === 1 ? selected : [];
  const canCrop = only !== undefined && placedOf(images, sheet).some(({ key, type }) => key === only && type === side);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (cropping !== null) return;
    const change = keyedChange(event, images, sheet, selected);
    const moves = event.ctrlKey || event.metaKey ? { z: event.shiftKey ? steps.redo : steps.undo, y: steps.redo } : {};
    const step = moves[event.key.toLowerCase() as keyof typeof moves];
    if (event.key === 'Escape' && selected.length > 0) onSelect([]);
    else if (step) step();
    else if (change) steps.change('images' in change ? change.images : changedImages(images, sheet, change.changes), change.gesture);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const action = (title: string, Sign: Icon, run: (() => void) | null) => (
    <Hint title={title}>
      <span>
        <IconButton aria-label={title} disabled={!run} onClick={() => run?.()} sx={turned}>
          <Sign />
        </IconButton>
      </span>
    </Hint>
  );
  return (
    <Box role="group" aria-label={t('compose.label')} sx={{ display: 'flex', flexDirection: 'column', gap: 3, minWidth: 0 }}>
      <Box role="group" aria-label={editor('stage.sides')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {DESIGN_POSITIONS.map((position) => {
          const count = images.filter((image) => image.position === position).length;
          return (
            <Button
              key={position}
              size="small"
              variant={position === side ? 'outlined' : 'text'}
              color={count > 0 || position === side ? 'primary' : 'inherit'}
              aria-pressed={position === side}
              onClick={() => {
                onSide(position);
                setCropping(null);
              }}
            >
              {count > 0 ? t('compose.side', { side: lists(`position.${position}`), count }) : lists(`position.${position}`)}
            </Button>
          );
        })}
      </Box>
      <Box
        role="application"
        tabIndex={0}
        aria-label={t('compose.stage', { side: lists(`position.${side}`) })}
        onKeyDown={onKeyDown}
        sx={{
          position: 'relative',
          aspectRatio: `${sheet.width} / ${sheet.height}`,
          width: 1,
          minHeight: 240,
          maxHeight: 'min(72vh, 720px)',
          borderRadius: 1,
          overflow: 'hidden',
          background: CHECKERBOARD,
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
        }}
      >
        <Suspense fallback={<Skeleton variant="rectangular" sx={{ position: 'absolute', inset: 0, height: 1 }} />}>
          <SheetStage
            {...{ images, sheet, side, selected, cropping, onSelect }}
            onChange={(next) => steps.change(next)}
            onCrop={setCropping}
          />
        </Suspense>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {action(editor('commands.undo'), Undo, steps.undo)}
        {action(editor('commands.redo'), Redo, steps.redo)}
        <Button startIcon={<Crop />} disabled={!canCrop} onClick={() => setCropping(only ?? null)}>
          {editor('commands.crop')}
        </Button>
        <Box sx={{ marginInlineStart: 'auto' }}>{children}</Box>
      </Box>
    </Box>
  );
};
