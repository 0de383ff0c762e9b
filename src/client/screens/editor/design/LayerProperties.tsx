import AlignHorizontalCenter from '@mui/icons-material/AlignHorizontalCenter';
import AlignVerticalCenter from '@mui/icons-material/AlignVerticalCenter';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { areaMiddle } from '../../../../domain/placement';
import type { SceneLayer, ScenePrintArea } from '../../../../scene/document';
import type { LayerChange } from '../../../editor/document/types';
import { Hint } from '../../../ui/Hint';
import { useFormat } from '../../../ui/format';
import { NumberField } from '../fields/NumberField';
import { SliderField } from '../fields/SliderField';
import { PanelSection } from './PanelSection';
import { TextProperties } from './TextProperties';

export interface LayerPropertiesProps {
  readonly layer: SceneLayer;
  readonly printArea: ScenePrintArea;
  /** A new step of the history begins. */
  readonly onStart: () => void;
  readonly onChange: (change: LayerChange) => void;
}

/** Numbers and letters of the selected layer. Lengths are document pixels. */
export const LayerProperties = ({ layer, printArea, onStart, onChange }: LayerPropertiesProps) => {
  const { t } = useTranslation('editor');
  const format = useFormat();
  const middle = areaMiddle(printArea);
  const field = { disabled: layer.locked, onFocus: onStart };
  const resize = (change: { width?: number; height?: number }): void => {
    const factor = change.width === undefined ? (change.height ?? 0) / layer.height : change.width / layer.width;
    onChange(layer.type === 'text' ? change : { width: layer.width * factor, height: layer.height * factor });
  };
  return (
    <>
      {layer.locked && (
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary', mb: 3 }}>
          {t('properties.locked')}
        </Typography>
      )}
      {layer.type === 'text' && <TextProperties layer={layer} onStart={onStart} onChange={onChange} />}
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
          {layer.type === 'image' && (
            <NumberField
              {...field}
              label={t('properties.height')}
              unit="px"
              min={1}
              value={layer.height}
              onChange={(height) => resize({ height })}
            />
          )}
          <NumberField
            {...field}
            label={t('properties.rotation')}
            unit="°"
            value={layer.rotation}
            onChange={(rotation) => onChange({ rotation: ((rotation % 360) + 360) % 360 })}
          />
          <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }}>
            <Hint title={t('properties.centerX')}>
              <span>
                <IconButton
                  disabled={layer.locked}
                  aria-label={t('properties.centerX')}
                  onClick={() => (onStart(), onChange({ x: middle.x }))}
                >
                  <AlignHorizontalCenter />
                </IconButton>
              </span>
            </Hint>
            <Hint title={t('properties.centerY')}>
              <span>
                <IconButton
                  disabled={layer.locked}
                  aria-label={t('properties.centerY')}
                  onClick={() => (onStart(), onChange({ y: middle.y }))}
                >
                  <AlignVerticalCenter />
                </IconButton>
              </span>
            </Hint>
          </Box>
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
    </>
  );
};
