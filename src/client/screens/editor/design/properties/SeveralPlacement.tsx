import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { SceneLayer } from '../../../../../scene/document';
import type { LayerChange } from '../../../../editor/document/types';
import { boxMiddle, layerBox, unionBox } from '../../../../editor/geometry/boxes';
import { layerAfter, type Similarity } from '../../../../editor/geometry/similarity';
import { useFormat } from '../../../../ui/format';
import { NumberField } from '../../fields/NumberField';
import { SliderField } from '../../fields/SliderField';
import { PanelSection } from '../PanelSection';

interface SeveralPlacementProps {
  readonly layers: readonly SceneLayer[];
  /** A new step of the history begins. */
  readonly onStart: () => void;
  readonly onChange: (changes: Readonly<Record<string, LayerChange>>) => void;
}

/** Where several layers lie as one: the box around them. They keep their places to each other and their proportions. */
export const SeveralPlacement = ({ layers, onStart, onChange }: SeveralPlacementProps) => {
  const { t } = useTranslation('editor');
  const format = useFormat();
  const box = unionBox(layers.map(layerBox));
  if (!box) return null;
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const middle = boxMiddle(box);
  const field = { disabled: layers.some(({ locked }) => locked), onFocus: onStart };
  const all = (change: (layer: SceneLayer) => LayerChange): void =>
    onChange(Object.fromEntries(layers.map((layer) => [layer.id, change(layer)])));
  const move = (similarity: Partial<Similarity>): void =>
    all((layer) => layerAfter({ from: middle, to: middle, angle: 0, factor: 1, ...similarity }, layer));
  const opacity = Math.max(...layers.map((layer) => layer.opacity));
  return (
    <PanelSection title={t('properties.position')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3, mb: 3 }}>
        <NumberField {...field} label={t('properties.x')} unit="px" value={middle.x} onChange={(x) => move({ to: { ...middle, x } })} />
        <NumberField {...field} label={t('properties.y')} unit="px" value={middle.y} onChange={(y) => move({ to: { ...middle, y } })} />
        <NumberField
          {...field}
          label={t('properties.width')}
          unit="px"
          min={1}
          value={width}
          onChange={(value) => move({ factor: value / width })}
        />
        <NumberField
          {...field}
          label={t('properties.height')}
          unit="px"
          min={1}
          value={height}
          onChange={(value) => move({ factor: value / height })}
        />
      </Box>
      <SliderField
        label={t('properties.opacity')}
        value={opacity}
        min={0}
        max={1}
        step={0.01}
        format={format.percent}
        disabled={field.disabled}
        onStart={onStart}
        onChange={(value) => all(() => ({ opacity: value }))}
      />
    </PanelSection>
  );
};
