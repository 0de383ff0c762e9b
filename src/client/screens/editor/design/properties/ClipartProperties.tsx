import { useTranslation } from 'react-i18next';
import type { SceneClipartLayer } from '../../../../../scene/document';
import type { LayerChange } from '../../../../editor/document/types';
import { ColorField } from '../../fields/ColorField';
import { PanelSection } from '../PanelSection';

interface ClipartPropertiesProps {
  readonly layer: SceneClipartLayer;
  readonly onStart: () => void;
  readonly onChange: (change: LayerChange) => void;
}

/** One colour for a clipart instead of its own. */
export const ClipartProperties = ({ layer, onStart, onChange }: ClipartPropertiesProps) => {
  const { t } = useTranslation('editor');
  return (
    <PanelSection title={t('properties.clipart')}>
      <ColorField
        label={t('properties.color')}
        value={layer.fill}
        disabled={layer.locked}
        onStart={onStart}
        onChange={(fill) => onChange({ fill })}
        onNone={() => onChange({ fill: null })}
      />
    </PanelSection>
  );
};
