import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SceneLayer } from '../../../../../scene/document';

interface LayerNameProps {
  readonly layer: SceneLayer;
  readonly renaming: boolean;
  /** Null: as it was. */
  readonly onRename: (name: string | null) => void;
}

/** A layer's name, or the field to change it. */
export const LayerName = ({ layer, renaming, onRename }: LayerNameProps) => {
  const { t } = useTranslation('editor');
  const dropped = useRef(false);
  if (renaming) {
    return (
      <InputBase
        autoFocus
        fullWidth
        defaultValue={layer.name}
        slotProps={{ input: { 'aria-label': t('layers.renameLayer'), maxLength: 80 } }}
        onFocus={(event) => event.target.select()}
        onClick={(event) => event.stopPropagation()}
        onBlur={(event) => {
          const name = event.target.value.trim();
          onRename(dropped.current || name === '' || name === layer.name ? null : name);
          dropped.current = false;
        }}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Escape') dropped.current = true;
          if (event.key === 'Enter' || event.key === 'Escape') (event.target as HTMLElement).blur();
        }}
        sx={{ fontSize: 13 }}
      />
    );
  }
  return (
    <Box component="span" sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
      {layer.name}
    </Box>
  );
};
