import Link from '@mui/icons-material/Link';
import LinkOff from '@mui/icons-material/LinkOff';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SceneLayer } from '../../../../../scene/document';
import type { LayerChange } from '../../../../editor/document/types';
import { heightOf } from '../../../../editor/geometry/boxes';
import { wholeTurn } from '../../../../editor/geometry/similarity';
import { useFormat } from '../../../../ui/format';
import { Hint } from '../../../../ui/Hint';
import { NumberField } from '../../fields/NumberField';
import { SliderField } from '../../fields/SliderField';
import { PanelSection } from '../PanelSection';

/** Degrees; beyond, a layer is hardly more than a line. */
const MOST_SKEW = 80;

interface LayerPlacementProps {
  readonly layer: SceneLayer;
  /** A new step of the history begins. */
  readonly onStart: () => void;
  readonly onChange: (change: LayerChange) => void;
}

/** Where one layer lies, in numbers. Lengths are document pixels. */
export const LayerPlacement = ({ layer, onStart, onChange }: LayerPlacementProps) => {
  const { t } = useTranslation('editor');
  const format = useFormat();
  const [linked, setLinked] = useState(true);
  const field = { disabled: layer.locked, onFocus: onStart };
  const isText = layer.type === 'text';
  const resize = (change: { width?: number; height?: number }): void => {
    const factor = change.width === undefined ? (change.height ?? 0) / layer.height : change.width / layer.width;
    onChange(isText || !linked ? change : { width: layer.width * factor, height: layer.height * factor });
  };
  const percent = (name: 'scaleX' | 'scaleY', label: string) => (
    <NumberField
      {...field}
      label={label}
      unit="%"
      min={1}
      max={1000}
      value={layer[name] * 100}
      onChange={(value) => onChange({ [name]: value / 100 })}
    />
  );
  const skew = (name: 'knewX' | 'knewY', label: string) => (
    <NumberField
      {...field}
      label={label}
      unit="°"
      min={-MOST_SKEW}
      max={MOST_SKEW}
      value={layer[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <PanelSection title={t('properties.position')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3, mb: 3 }}>
        <NumberField {...field} label={t('properties.x')} unit="px" value={layer.x} onChange={(x) => onChange({ x })} />
        <NumberField {...field} label={t('properties.y')} unit="px" value={layer.y} onChange={(y) => onChange({ y })} />
        <NumberField
          {...field}
          label={t('properties.width')}
          unit="px"
          min={1}
          value={layer.width}
          onChange={(width) => resize({ width })}
        />
        <NumberField
          {...field}
          // A text's height follows from its lines.
          disabled={layer.locked || isText}
          label={t('properties.height')}
          unit="px"
          min={1}
          value={heightOf(layer)}
          onChange={(height) => resize({ height })}
        />
        <NumberField
          {...field}
          label={t('properties.rotation')}
          unit="°"
          value={layer.rotation}
          onChange={(rotation) => onChange({ rotation: wholeTurn(rotation) })}
        />
        <Box sx={{ display: 'flex', alignItems: 'flex-end' }}>
          {!isText && (
            <Hint title={t('properties.linked')}>
              <IconButton
                aria-label={t('properties.linked')}
                aria-pressed={linked}
                disabled={layer.locked}
                onClick={() => setLinked(!linked)}
              >
                {linked ? <Link /> : <LinkOff />}
              </IconButton>
            </Hint>
          )}
        </Box>
        {percent('scaleX', t('properties.scaleX'))}
        {percent('scaleY', t('properties.scaleY'))}
        {skew('knewX', t('properties.skewX'))}
        {skew('knewY', t('properties.skewY'))}
      </Box>
      <SliderField
        label={t('properties.opacity')}
        value={layer.opacity}
        min={0}
        max={1}
        step={0.01}
        format={format.percent}
        disabled={layer.locked}
        onStart={onStart}
        onChange={(opacity) => onChange({ opacity })}
      />
    </PanelSection>
  );
};
