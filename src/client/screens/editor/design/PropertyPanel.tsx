import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { presetPrintOf } from '../../../../domain/print/print-file';
import type { Preset } from '../../../entities/presets';
import { selectSelectedLayers, selectSide } from '../../../editor/selectors';
import { LayerProperties } from '../lazy-parts';
import type { Commands } from '../use-commands';

interface PropertyPanelProps {
  readonly preset: Preset;
  readonly commands: Commands;
}

/** Numbers and letters of the selected layers, or a word that there is none. */
export const PropertyPanel = ({ preset, commands }: PropertyPanelProps) => {
  const { t } = useTranslation('editor');
  const layers = useSelector(selectSelectedLayers);
  const side = useSelector(selectSide);
  // The list above says already that there is nothing.
  if (!side || side.order.length === 0) return null;
  if (layers.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('properties.none')}
      </Typography>
    );
  }
  return (
    <Suspense>
      <LayerProperties layers={layers} area={side.printArea} print={presetPrintOf(side.id, preset.print_areas)} commands={commands} />
    </Suspense>
  );
};
