import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingInputLimits } from '../../../../../contract/generated/limits';
import type { SceneTextLayer } from '../../../../../scene/document';
import type { LayerChange } from '../../../../editor/document/types';
import { useFormat } from '../../../../ui/format';
import { LengthField } from '../../fields/LengthField';
import type { Lengths } from '../../../../shell/stage/lengths';
import { ColorField } from '../../fields/ColorField';
import { NumberField } from '../../fields/NumberField';
import { SliderField } from '../../fields/SliderField';
import { FontPicker } from './fonts/FontPicker';
import { PanelSection } from '../PanelSection';
import { TextEffects } from './TextEffects';
import { TextStyle } from './TextStyle';

export interface TextPropertiesProps {
  readonly layer: SceneTextLayer;
  readonly lengths: Lengths;
  /** A new step of the history begins. */
  readonly onStart: () => void;
  readonly onChange: (change: LayerChange) => void;
}

/** The letters of a text layer. */
export const TextProperties = ({ layer, lengths, onStart, onChange }: TextPropertiesProps) => {
  const { t } = useTranslation('editor');
  const format = useFormat();
  const id = useId();
  const disabled = layer.locked;
  const put = (change: LayerChange): void => {
    onStart();
    onChange(change);
  };
  return (
    <PanelSection title={t('properties.text')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3, '& > .wide': { gridColumn: '1 / -1' } }}>
        <FormControl className="wide" disabled={disabled}>
          <FormLabel htmlFor={id} sx={{ fontSize: 12, mb: 0.5 }}>
            {t('properties.content')}
          </FormLabel>
          <OutlinedInput
            id={id}
            multiline
            maxRows={5}
            size="small"
            value={layer.text}
            inputProps={{ maxLength: SettingInputLimits.value.characters }}
            onFocus={onStart}
            onChange={(event) => onChange({ text: event.target.value })}
            sx={{ fontSize: 13 }}
          />
        </FormControl>
        <Box className="wide" sx={{ minWidth: 0 }}>
          <FontPicker family={layer.fontFamily} disabled={disabled} onChange={(fontFamily) => put({ fontFamily })} />
        </Box>
        <NumberField
          label={t('properties.fontSize')}
          unit="px"
          min={1}
          max={2000}
          value={layer.fontSize}
          onFocus={onStart}
          onChange={(fontSize) => onChange({ fontSize })}
          disabled={disabled}
        />
        <ColorField
          label={t('properties.color')}
          value={layer.fill}
          onStart={onStart}
          onChange={(fill) => onChange({ fill })}
          disabled={disabled}
        />
        <Box className="wide">
          <TextStyle layer={layer} onPut={put} />
        </Box>
        <Box className="wide">
          <SliderField
            label={t('properties.lineHeight')}
            value={layer.lineHeight}
            min={0.6}
            max={2.5}
            step={0.01}
            format={(value) => format.measure(value, 2)}
            onStart={onStart}
            onChange={(lineHeight) => onChange({ lineHeight })}
            // A bent text is one line.
            disabled={disabled || layer.curve !== 0}
          />
          <SliderField
            label={t('properties.letterSpacing')}
            value={layer.letterSpacing}
            min={-100}
            max={800}
            step={5}
            format={format.count}
            onStart={onStart}
            onChange={(letterSpacing) => onChange({ letterSpacing })}
            disabled={disabled}
          />
        </Box>
        {layer.curve === 0 && (
          <LengthField
            label={t('properties.lineWidth')}
            lengths={lengths}
            min={1}
            value={layer.width * layer.scaleX}
            onFocus={onStart}
            onChange={(width) => onChange({ width: width / layer.scaleX })}
            disabled={disabled}
          />
        )}
        <TextEffects layer={layer} onStart={onStart} onChange={onChange} />
      </Box>
    </PanelSection>
  );
};
