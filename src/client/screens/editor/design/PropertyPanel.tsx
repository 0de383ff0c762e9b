import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LayerProperties } from '../lazy-parts';
import type { LayerPropertiesProps } from './LayerProperties';

export interface PropertyPanelProps extends Omit<LayerPropertiesProps, 'layer'> {
  readonly layer: LayerPropertiesProps['layer'] | undefined;
}

/** Numbers and letters of the selected layer, or a word that there is none. */
export const PropertyPanel = ({ layer, ...rest }: PropertyPanelProps) => {
  const { t } = useTranslation('editor');
  if (!layer) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('properties.none')}
      </Typography>
    );
  }
  return (
    <Suspense>
      <LayerProperties layer={layer} {...rest} />
    </Suspense>
  );
};
