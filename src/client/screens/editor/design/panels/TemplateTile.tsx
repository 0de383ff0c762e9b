import Delete from '../../../../ui/icons/DeleteOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { picturesOf } from '../../../../editor/assets';
import type { MockupPreset } from '../../../../entities/mockup-presets';
import { toSceneSide } from '../../../../../scene/side-codec';
import { Hint } from '../../../../ui/Hint';
import { SidePicture } from '../drawn/SidePicture';

interface TemplateTileProps {
  readonly template: MockupPreset;
  readonly onUse: () => void;
  /** Null: it cannot be removed. */
  readonly onRemove: (() => void) | null;
}

const WIDTH = 112;

/** A template as its first side looks, and its name. */
export const TemplateTile = ({ template, onUse, onRemove }: TemplateTileProps) => {
  const { t } = useTranslation('editor');
  const { side, urlOf } = useMemo(() => {
    const [first] = template.sides;
    const urls = new Map(picturesOf(template.sides).map(({ fileId, url }) => [fileId, url ?? undefined]));
    return { side: first && toSceneSide(first), urlOf: (fileId: string) => urls.get(fileId) };
  }, [template]);
  return (
    <Box sx={{ position: 'relative', minWidth: 0 }}>
      <ButtonBase
        onClick={onUse}
        sx={{
          display: 'block',
          width: 1,
          p: 1,
          textAlign: 'start',
          borderRadius: 1,
          fontSize: 12,
          border: 1,
          borderColor: 'divider',
          '&:hover': { borderColor: 'primary.main' },
          '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main' },
        }}
      >
        {side && <SidePicture side={side} width={WIDTH} savedUrlOf={urlOf} fluid />}
        <Box component="span" sx={{ display: 'block', mt: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {template.name}
        </Box>
      </ButtonBase>
      {onRemove && (
        <Hint title={t('templates.remove', { name: template.name })}>
          <IconButton
            aria-label={t('templates.remove', { name: template.name })}
            onClick={onRemove}
            sx={{
              position: 'absolute',
              top: 8,
              insetInlineEnd: 8,
              p: 1,
              bgcolor: 'background.paper',
              '&:hover': { bgcolor: 'background.paper' },
            }}
          >
            <Delete sx={{ fontSize: 16 }} />
          </IconButton>
        </Hint>
      )}
    </Box>
  );
};
