import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectSelectedLayers, selectSide } from '../../../editor/selectors';
import { LayerProperties } from '../lazy-parts';
import type { Root } from '../root';
import type { Commands } from '../use-commands';

/** Numbers and letters of the selected layers, or a word that there is none. */
export const PropertyPanel = ({ commands }: { readonly commands: Commands }) => {
  const { t } = useTranslation('editor');
  const layers = useSelector(selectSelectedLayers);
  const isBare = useSelector((state: Root) => selectSide(state)?.order.length === 0);
  // The list above says already that there is nothing.
  if (isBare) return null;
  if (layers.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('properties.none')}
      </Typography>
    );
  }
  return (
    <Suspense>
      <LayerProperties layers={layers} commands={commands} />
    </Suspense>
  );
};
