import FormatAlignCenter from '@mui/icons-material/FormatAlignCenter';
import FormatAlignLeft from '@mui/icons-material/FormatAlignLeft';
import FormatAlignRight from '@mui/icons-material/FormatAlignRight';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { sceneFonts } from '../../../../scene/fonts';
import type { SceneTextLayer } from '../../../../scene/document';
import type { LayerChange } from '../../../editor/document/types';
import { Hint } from '../../../ui/Hint';
import { ColorField } from '../fields/ColorField';
import { NumberField } from '../fields/NumberField';
import { SliderField } from '../fields/SliderField';
import { PanelSection } from './PanelSection';
import { useFontPreviews } from './use-font-previews';

const alignments = [
  { value: 'left', Icon: FormatAlignLeft },
  { value: 'center', Icon: FormatAlignCenter },
  { value: 'right', Icon: FormatAlignRight },
] as const;

const label = { fontSize: 12, mb: 0.5 } as const;

export interface TextPropertiesProps {
  readonly layer: SceneTextLayer;
  readonly onStart: () => void;
  readonly onChange: (change: LayerChange) => void;
}

/** The letters of a text layer. */
export const TextProperties = ({ layer, onStart, onChange }: TextPropertiesProps) => {
  const { t } = useTranslation('editor');
  const id = useId();
  useFontPreviews();
  const disabled = layer.locked;
  return (
    <PanelSection title={t('properties.text')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3 }}>
        <FormControl sx={{ gridColumn: '1 / -1' }} disabled={disabled}>
          <FormLabel htmlFor={`${id}-text`} sx={label}>
            {t('properties.content')}
          </FormLabel>
          <OutlinedInput
            id={`${id}-text`}
            multiline
            maxRows={5}
            size="small"
            value={layer.text}
            onFocus={onStart}
            onChange={(event) => onChange({ text: event.target.value })}
            sx={{ fontSize: 13 }}
          />
        </FormControl>
        <FormControl sx={{ gridColumn: '1 / -1', minWidth: 0 }} disabled={disabled}>
          <FormLabel id={`${id}-font`} sx={label}>
            {t('properties.font')}
          </FormLabel>
          <Select
            size="small"
            labelId={`${id}-font`}
            value={layer.fontFamily}
            onChange={(event) => {
              onStart();
              onChange({ fontFamily: event.target.value });
            }}
            sx={{ height: 32, fontSize: 14, fontFamily: `"${layer.fontFamily}"` }}
          >
            {sceneFonts.map(({ family }) => (
              <MenuItem key={family} value={family} sx={{ fontFamily: `"${family}"`, fontSize: 16 }}>
                {family}
              </MenuItem>
            ))}
          </Select>
        </FormControl>
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
        <FormControl disabled={disabled}>
          <FormLabel id={`${id}-align`} sx={label}>
            {t('properties.align')}
          </FormLabel>
          <ToggleButtonGroup
            exclusive
            fullWidth
            size="small"
            disabled={disabled}
            aria-labelledby={`${id}-align`}
            value={layer.textAlign}
            onChange={(_event, textAlign: SceneTextLayer['textAlign'] | null) => {
              if (textAlign === null) return;
              onStart();
              onChange({ textAlign });
            }}
            sx={{ height: 32 }}
          >
            {alignments.map(({ value, Icon }) => (
              <ToggleButton key={value} value={value} aria-label={t(`properties.${value}`)}>
                <Hint title={t(`properties.${value}`)}>
                  <Icon sx={{ fontSize: 18 }} />
                </Hint>
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </FormControl>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <SliderField
            label={t('properties.lineHeight')}
            value={layer.lineHeight}
            min={0.6}
            max={2.5}
            step={0.01}
            format={(value) => value.toFixed(2)}
            onStart={onStart}
            onChange={(lineHeight) => onChange({ lineHeight })}
            disabled={disabled}
          />
          <SliderField
            label={t('properties.letterSpacing')}
            value={layer.letterSpacing}
            min={-100}
            max={800}
            step={5}
            format={(value) => String(value)}
            onStart={onStart}
            onChange={(letterSpacing) => onChange({ letterSpacing })}
            disabled={disabled}
          />
        </Box>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <ColorField
            label={t('properties.color')}
            value={layer.fill}
            onStart={onStart}
            onChange={(fill) => onChange({ fill })}
            disabled={disabled}
          />
        </Box>
      </Box>
    </PanelSection>
  );
};
