import Link from '@mui/icons-material/Link';
import LinkOff from '@mui/icons-material/LinkOff';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SceneLayer } from '../../../../../scene/document';
import type { LayerChange } from '../../../../editor/document/types';
import { changesFor, figuresOfOne, stretchedTo, type Figures } from '../../../../editor/geometry/figures';
import { wholeTurn } from '../../../../editor/geometry/similarity';
import { useFormat } from '../../../../ui/format';
import { Hint } from '../../../../ui/Hint';
import { LengthField } from '../../fields/LengthField';
import type { Lengths } from '../../../../shell/stage/lengths';
import { NumberField } from '../../fields/NumberField';
import { SliderField } from '../../fields/SliderField';
import { PlacementSection } from './PlacementSection';

/** Degrees; beyond, a layer is hardly more than a line. */
const MOST_SKEW = 80;

interface LayerPlacementProps {
  readonly layer: SceneLayer;
  /** What a hand on the stage makes of it just now. */
  readonly live: Figures | null;
  readonly lengths: Lengths;
  /** A new step of the history begins. */
  readonly onStart: () => void;
  readonly onChange: (change: LayerChange) => void;
}

/** Where what is drawn of one layer lies, in numbers. */
export const LayerPlacement = ({ layer, live, lengths, onStart, onChange }: LayerPlacementProps) => {
  const { t } = useTranslation('editor');
  const format = useFormat();
  const [linked, setLinked] = useState(true);
  const field = { disabled: layer.locked, onFocus: onStart };
  const figures = live ?? figuresOfOne(layer);
  // Letters are never stretched by hand.
  const isText = layer.type === 'text';
  const put = (wanted: Partial<Figures>): void => onChange(changesFor([layer], wanted)[layer.id] ?? {});
  const place = (name: 'x' | 'y') => (
    <LengthField
      {...field}
      lengths={lengths}
      label={t(`properties.${name}`)}
      value={figures[name]}
      onChange={(value) => put({ [name]: value })}
    />
  );
  const size = (name: 'width' | 'height') => (
    <LengthField
      {...field}
      lengths={lengths}
      label={t(`properties.${name}`)}
      min={1}
      value={figures[name]}
      onChange={(value) => (isText || linked ? put({ [name]: value }) : onChange(stretchedTo(layer, name, value)))}
    />
  );
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
        {place('x')}
        {place('y')}
        {size('width')}
        {size('height')}
        <NumberField
          {...field}
          label={t('properties.rotation')}
          unit="°"
          value={figures.rotation}
          onChange={(rotation) => put({ rotation: wholeTurn(rotation) })}
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
