import FormatAlignCenter from '../../../../ui/icons/FormatAlignCenter';
import FormatAlignLeft from '../../../../ui/icons/FormatAlignLeft';
import FormatAlignRight from '../../../../ui/icons/FormatAlignRight';
import FormatBold from '../../../../ui/icons/FormatBold';
import FormatItalic from '../../../../ui/icons/FormatItalic';
import FormatUnderlined from '../../../../ui/icons/FormatUnderlined';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import type { SceneTextLayer } from '../../../../../scene/document';
import type { LayerChange } from '../../../../editor/document/types';
import { Hint } from '../../../../ui/Hint';

const alignments = [
  { value: 'left', Icon: FormatAlignLeft },
  { value: 'center', Icon: FormatAlignCenter },
  { value: 'right', Icon: FormatAlignRight },
] as const;

interface TextStyleProps {
  readonly layer: SceneTextLayer;
  /** A change that is a step of the history by itself. */
  readonly onPut: (change: LayerChange) => void;
}

/** Bold, italic, underlined; and to which edge the lines go. The edges are the design's own, left and right in every language. */
export const TextStyle = ({ layer, onPut }: TextStyleProps) => {
  const { t } = useTranslation('editor');
  const styles = [
    { name: 'bold', Icon: FormatBold, on: layer.fontWeight === 700, change: { fontWeight: layer.fontWeight === 700 ? 400 : 700 } },
    { name: 'italic', Icon: FormatItalic, on: layer.italic, change: { italic: !layer.italic } },
    { name: 'underline', Icon: FormatUnderlined, on: layer.underline, change: { underline: !layer.underline } },
  ] as const;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <ToggleButtonGroup size="small" aria-label={t('properties.style')} disabled={layer.locked} sx={{ height: 32 }}>
        {styles.map(({ name, Icon, on, change }) => (
          <ToggleButton
            key={name}
            value={name}
            selected={on}
            aria-label={t(`properties.${name}`)}
            onClick={() => onPut(change)}
            sx={{ px: 2 }}
          >
            <Hint title={t(`properties.${name}`)}>
              <Icon sx={{ fontSize: 18 }} />
            </Hint>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ToggleButtonGroup
        exclusive
        size="small"
        disabled={layer.locked}
        aria-label={t('properties.align')}
        value={layer.textAlign}
        onChange={(_event, textAlign: SceneTextLayer['textAlign'] | null) => textAlign !== null && onPut({ textAlign })}
        sx={{ height: 32, direction: 'ltr' }}
      >
        {alignments.map(({ value, Icon }) => (
          <ToggleButton key={value} value={value} aria-label={t(`properties.${value}`)} sx={{ px: 2 }}>
            <Hint title={t(`properties.${value}`)}>
              <Icon sx={{ fontSize: 18 }} />
            </Hint>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
};
