import Category from '@mui/icons-material/CategoryOutlined';
import Image from '@mui/icons-material/ImageOutlined';
import Title from '@mui/icons-material/Title';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SceneLayer } from '../../../../scene/document';
import type { Asset } from '../../../editor/assets';
import { LayerActions } from './LayerActions';
import { LayerName } from './LayerName';
import { useLayerKeys } from './use-layer-keys';

export interface LayerListProps {
  /** Topmost first. */
  readonly layers: readonly SceneLayer[];
  readonly selected: string | null;
  readonly assets: Readonly<Record<string, Asset>>;
  readonly onSelect: (layerId: string) => void;
  /** `index` counts from the top. */
  readonly onMove: (layerId: string, index: number) => void;
  readonly onPatch: (layerId: string, change: { visible?: boolean; locked?: boolean; name?: string }) => void;
  readonly onDuplicate: (layerId: string) => void;
  readonly onRemove: (layerId: string) => void;
}

/** The layers of the side as a listbox: arrows select, Alt and arrows move, F2 renames, Delete deletes; rows can be dragged. */
export const LayerList = (props: LayerListProps) => {
  const { layers, selected, assets, onSelect, onMove, onPatch, onDuplicate, onRemove } = props;
  const { t } = useTranslation('editor');
  const [renaming, setRenaming] = useState<string | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const onKeyDown = useLayerKeys({ ...props, onRename: setRenaming });
  if (layers.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary', py: 2 }}>
        {t('layers.empty')}
      </Typography>
    );
  }
  const current = layers.find(({ id }) => id === selected);
  return (
    <>
      <Box
        role="listbox"
        tabIndex={0}
        aria-label={t('layers.list')}
        aria-activedescendant={current && optionId(current.id)}
        onKeyDown={onKeyDown}
        sx={{ borderRadius: 1, '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' } }}
      >
        {layers.map((layer, index) => (
          <Box
            key={layer.id}
            id={optionId(layer.id)}
            role="option"
            aria-selected={layer.id === selected}
            draggable={renaming !== layer.id}
            onClick={() => onSelect(layer.id)}
            onDoubleClick={() => setRenaming(layer.id)}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              setDragged(layer.id);
            }}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              onMove(dragged, index);
              setDragged(null);
            }}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 2,
              height: 36,
              px: 2,
              borderRadius: 1,
              cursor: 'default',
              fontSize: 13,
              opacity: layer.id === dragged ? 0.4 : 1,
              color: layer.visible ? 'text.primary' : 'text.disabled',
              bgcolor: layer.id === selected ? 'action.selected' : undefined,
              '&:hover': { bgcolor: layer.id === selected ? 'action.selected' : 'action.hover' },
            }}
          >
            <LayerIcon layer={layer} asset={layer.type === 'image' ? assets[layer.fileId] : undefined} />
            <LayerName
              layer={layer}
              renaming={renaming === layer.id}
              onRename={(name) => {
                setRenaming(null);
                if (name !== null) onPatch(layer.id, { name });
              }}
            />
          </Box>
        ))}
      </Box>
      <LayerActions
        layer={current}
        index={current ? layers.indexOf(current) : 0}
        count={layers.length}
        onMove={onMove}
        onPatch={onPatch}
        onDuplicate={onDuplicate}
        onRemove={onRemove}
        onRename={setRenaming}
      />
    </>
  );
};

const optionId = (layerId: string): string => `layer-${layerId}`;

const icons = { image: Image, clipart: Category, text: Title } as const;

const LayerIcon = ({ layer, asset }: { readonly layer: SceneLayer; readonly asset: Asset | undefined }) => {
  const { t } = useTranslation('editor');
  if (asset?.status === 'uploading') return <CircularProgress size={16} aria-label={t('layers.uploading')} />;
  const Icon = icons[layer.type];
  const failed = asset?.status === 'failed';
  const label = failed ? t('layers.uploadFailed', { message: asset.message ?? '' }) : t(`layers.types.${layer.type}`);
  return <Icon titleAccess={label} sx={{ fontSize: 18, color: failed ? 'error.main' : 'text.secondary' }} />;
};
