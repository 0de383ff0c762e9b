import Autorenew from '../../../../ui/icons/Autorenew';
import Crop from '../../../../ui/icons/Crop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Size } from '../../../../../domain/geometry/placement';
import { TILINGS, type SceneImageLayer, type ScenePrintArea, type Tiling } from '../../../../../scene/document';
import type { LayerChange } from '../../../../editor/document/types';
import { PlainSelect } from '../../../../ui/PlainSelect';
import type { Commands } from '../../use-commands';
import { PanelSection } from '../PanelSection';
import { PrintSize } from './PrintSize';

interface PicturePropertiesProps {
  readonly layer: SceneImageLayer;
  readonly area: ScenePrintArea;
  /** Print pixels of the side. */
  readonly print: Size;
  readonly commands: Commands;
  readonly onStart: () => void;
  readonly onChange: (change: LayerChange) => void;
}

/** What a picture shows of itself, and whether it repeats. */
export const PictureProperties = ({ layer, area, print, commands, onStart, onChange }: PicturePropertiesProps) => {
  const { t } = useTranslation('editor');
  const id = useId();
  const cropped = layer.cropWidth < 1 || layer.cropHeight < 1;
  return (
    <PanelSection title={t('properties.picture')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3 }}>
        <Button
          size="small"
          variant="outlined"
          startIcon={<Autorenew />}
          aria-haspopup="dialog"
          disabled={!commands.enabled.replacePicture}
          onClick={() => commands.run('replacePicture')}
        >
          {t('commands.replacePicture')}
        </Button>
        <Button size="small" variant="outlined" startIcon={<Crop />} disabled={!commands.enabled.crop} onClick={() => commands.run('crop')}>
          {t('commands.crop')}
        </Button>
        {cropped && (
          <Button
            size="small"
            disabled={layer.locked}
            onClick={() => {
              onStart();
              onChange({
                cropX: 0,
                cropY: 0,
                cropWidth: 1,
                cropHeight: 1,
                width: layer.width / layer.cropWidth,
                height: layer.height / layer.cropHeight,
              });
            }}
          >
            {t('crop.whole')}
          </Button>
        )}
      </Box>
      <PrintSize {...{ layer, area, print, onStart, onChange }} />
      <FormControl fullWidth disabled={layer.locked}>
        <FormLabel htmlFor={id} sx={{ fontSize: 12, mb: 0.5 }}>
          {t('properties.tiling')}
        </FormLabel>
        <Box inert={layer.locked} sx={{ opacity: layer.locked ? 0.5 : 1 }}>
          <PlainSelect
            id={id}
            fullWidth
            value={layer.tiling}
            options={TILINGS.map((value) => ({ value, label: t(`properties.tilings.${value}`) }))}
            onChange={(value) => {
              onStart();
              onChange({ tiling: value as Tiling });
            }}
          />
        </Box>
      </FormControl>
    </PanelSection>
  );
};
