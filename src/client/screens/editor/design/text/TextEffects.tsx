import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { SceneTextLayer } from '../../../../../scene/document';
import { ColorField } from '../../fields/ColorField';
import { SliderField } from '../../fields/SliderField';
import type { TextPropertiesProps } from './TextProperties';

const px = (value: number): string => `${Math.round(value)} px`;

/** The widest outline, as a share of the font size: beyond it letters run into each other. */
const WIDEST_OUTLINE = 0.25;
/** How far a shadow may lie off, as a share of the font size. */
const FARTHEST_SHADOW = 0.5;

/** Curve, outline and shadow of a text layer. */
export const TextEffects = ({ layer, onStart, onChange }: Omit<TextPropertiesProps, 'lengths'>) => {
  const { t } = useTranslation('editor');
  const far = Math.max(10, Math.round(layer.fontSize * FARTHEST_SHADOW));
  const slider = { disabled: layer.locked, onStart } as const;
  const reach = (name: 'shadowX' | 'shadowY') => (
    <SliderField
      {...slider}
      label={t(`properties.${name}`)}
      value={layer[name]}
      min={-far}
      max={far}
      step={1}
      format={px}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <>
      <Box className="wide">
        <SliderField
          {...slider}
          label={t('properties.curve')}
          value={layer.curve}
          min={-100}
          max={100}
          step={1}
          format={(value) => t('stage.percent', { value })}
          onChange={(curve) => onChange({ curve })}
        />
        <SliderField
          {...slider}
          label={t('properties.outline')}
          value={layer.strokeWidth}
          min={0}
          max={Math.max(4, Math.round(layer.fontSize * WIDEST_OUTLINE))}
          step={1}
          format={px}
          onChange={(strokeWidth) => onChange({ strokeWidth })}
        />
      </Box>
      <ColorField
        label={t('properties.outlineColor')}
        value={layer.strokeColor}
        disabled={layer.locked || layer.strokeWidth === 0}
        onStart={onStart}
        onChange={(strokeColor) => onChange({ strokeColor })}
      />
      <ColorField
        label={t('properties.shadow')}
        value={layer.shadowColor}
        disabled={layer.locked}
        onStart={onStart}
        onChange={(shadowColor) => onChange({ shadowColor })}
        onNone={() => onChange({ shadowColor: null } satisfies Partial<SceneTextLayer>)}
      />
      {layer.shadowColor !== null && (
        <Box className="wide">
          {reach('shadowX')}
          {reach('shadowY')}
          <SliderField
            {...slider}
            label={t('properties.shadowBlur')}
            value={layer.shadowBlur}
            min={0}
            max={far}
            step={1}
            format={px}
            onChange={(shadowBlur) => onChange({ shadowBlur })}
          />
        </Box>
      )}
    </>
  );
};
