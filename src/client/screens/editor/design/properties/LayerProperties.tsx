import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Size } from '../../../../../domain/geometry/placement';
import { pixelsInInch } from '../../../../../domain/print/print-file';
import type { SceneLayer, ScenePrintArea } from '../../../../../scene/document';
import { useLengths } from '../../../../shell/stage/lengths';
import { useFontsSeen } from '../../preflight/use-fonts-seen';
import type { Commands } from '../../use-commands';
import { TextProperties } from '../text/TextProperties';
import { useLayerPatch } from '../use-patch';
import { ArrangeButtons } from './ArrangeButtons';
import { ClipartProperties } from './ClipartProperties';
import { LayerPlacement } from './LayerPlacement';
import { PictureProperties } from './PictureProperties';
import { SeveralPlacement } from './SeveralPlacement';

interface LayerPropertiesProps {
  /** The selected ones; at least one. */
  readonly layers: readonly SceneLayer[];
  readonly area: ScenePrintArea;
  /** Print pixels of the side. */
  readonly print: Size;
  readonly commands: Commands;
}

/** Everything that can be set of the selected layers: what their kind has of its own, then where they lie. */
export const LayerProperties = ({ layers, area, print, commands }: LayerPropertiesProps) => {
  const { t } = useTranslation('editor');
  const { begin, patch, patchAll } = useLayerPatch();
  const [layer] = layers.length === 1 ? layers : [];
  const lengths = useLengths(pixelsInInch(area, print));
  // What is drawn of a text is known once its font is there.
  useFontsSeen();
  const locked = layers.some((one) => one.locked);
  const own = layer && { onStart: begin, onChange: (change: Parameters<typeof patch>[1]) => patch(layer.id, change) };
  return (
    <>
      {locked && (
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary', mb: 3 }}>
          {layer ? t('properties.locked') : t('properties.someLocked')}
        </Typography>
      )}
      {layer?.type === 'text' && own && <TextProperties layer={layer} lengths={lengths} {...own} />}
      {layer?.type === 'image' && own && <PictureProperties layer={layer} area={area} print={print} commands={commands} {...own} />}
      {layer?.type === 'clipart' && own && <ClipartProperties layer={layer} {...own} />}
      <ArrangeButtons commands={commands} several={layers.length > 1} />
      {layer && own ? (
        <LayerPlacement key={layer.id} layer={layer} lengths={lengths} {...own} />
      ) : (
        <SeveralPlacement layers={layers} lengths={lengths} onStart={begin} onChange={patchAll} />
      )}
    </>
  );
};
