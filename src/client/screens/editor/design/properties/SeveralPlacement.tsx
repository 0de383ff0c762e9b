import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { SceneLayer } from '../../../../../scene/document';
import type { LayerChange } from '../../../../editor/document/types';
import { changesFor } from '../../../../editor/geometry/figures';
import { useFormat } from '../../../../ui/format';
import type { Lengths } from '../../../../shell/stage/lengths';
import { SliderField } from '../../fields/SliderField';
import { PlaceFields } from './PlaceFields';
import { PlacementSection } from './PlacementSection';

interface SeveralPlacementProps {
  readonly layers: readonly SceneLayer[];
  readonly lengths: Lengths;
  /** A new step of the history begins. */
  readonly onStart: () => void;
  readonly onChange: (changes: Readonly<Record<string, LayerChange>>) => void;
}

/** Where several layers lie as one: the box around what is drawn. They keep their places to each other and their proportions. */
export const SeveralPlacement = ({ layers, lengths, onStart, onChange }: SeveralPlacementProps) => {
  const { t } = useTranslation('editor');
  const format = useFormat();
  const disabled = layers.some(({ locked }) => locked);
  const opacity = Math.max(...layers.map((layer) => layer.opacity));
  return (
    <PlacementSection unit={lengths.unit}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3, mb: 3 }}>
        <PlaceFields
          layers={layers}
          lengths={lengths}
          disabled={disabled}
          onStart={onStart}
          onChange={(wanted) => onChange(changesFor(layers, wanted))}
        />
      </Box>
      <SliderField
        label={t('properties.opacity')}
        value={opacity}
        min={0}
        max={1}
        step={0.01}
        format={format.percent}
        disabled={disabled}
        onStart={onStart}
        onChange={(value) => onChange(Object.fromEntries(layers.map(({ id }) => [id, { opacity: value }])))}
      />
    </PlacementSection>
  );
};
