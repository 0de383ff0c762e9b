import Link from '../../../../ui/icons/Link';
import LinkOff from '../../../../ui/icons/LinkOff';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SceneLayer } from '../../../../../scene/document';
import type { LayerChange } from '../../../../editor/document/types';
import { changesFor, stretchedTo, type Figures } from '../../../../editor/geometry/figures';
import { useFormat } from '../../../../ui/format';
import { Hint } from '../../../../ui/Hint';
import type { Lengths } from '../../../../shell/stage/lengths';
import { NumberField } from '../../fields/NumberField';
import { SliderField } from '../../fields/SliderField';
import { PlaceFields } from './PlaceFields';
import { PlacementSection } from './PlacementSection';

/** Degrees; beyond, a layer is hardly more than a line. */
const MOST_SKEW = 80;

interface LayerPlacementProps {
  readonly layer: SceneLayer;
  readonly lengths: Lengths;
  /** A new step of the history begins. */
  readonly onStart: () => void;
  readonly onChange: (change: LayerChange) => void;
}

/** Where what is drawn of one layer lies, in numbers. */
export const LayerPlacement = ({ layer, lengths, onStart, onChange }: LayerPlacementProps) => {
  const { t } = useTranslation('editor');
  const format = useFormat();
  const [linked, setLinked] = useState(true);
  const field = { disabled: layer.locked, onFocus: onStart };
  const layers = useMemo(() => [layer], [layer]);
  // Letters are never stretched by hand.
  const isText = layer.type === 'text';
  const put = (wanted: Partial<Figures>): void => {
    const { width, height } = wanted;
    const apart = !linked && !isText;
    if (apart && width !== undefined) onChange(stretchedTo(layer, 'width', width));
    else if (apart && height !== undefined) onChange(stretchedTo(layer, 'height', height));
    else onChange(changesFor([layer], wanted)[layer.id] ?? {});
  };
  const percent = (name: 'scaleX' | 'scaleY') => (
    <NumberField
      {...field}
      label={t(`properties.${name}`)}
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
    <PlacementSection unit={lengths.unit}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3, mb: 3 }}>
        <PlaceFields layers={layers} lengths={lengths} disabled={layer.locked} onStart={onStart} onChange={put} />
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
        {percent('scaleX')}
        {percent('scaleY')}
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
    </PlacementSection>
  );
};
