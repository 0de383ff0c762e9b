import Box from '@mui/material/Box';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector, useStore } from 'react-redux';
import type { SceneSide } from '../../../../scene/document';
import { createStage, type SelectionBox, type Stage } from '../../../editor/canvas/stage';
import { patchLayer } from '../../../editor/document/actions';
import { selectAssetUrl, selectSide } from '../../../editor/selectors';
import { uiActions } from '../../../editor/ui';
import type { Root } from '../root';
import type { Pictures } from '../use-pictures';
import { usePasted } from './use-pasted';

export interface StageHostProps {
  readonly scene: SceneSide;
  readonly selected: string | null;
  readonly zoom: number;
  readonly pictures: Pictures;
  readonly onScale: (scale: number) => void;
  /** What hangs at the selected layer, given its box. */
  readonly children: (box: SelectionBox) => ReactNode;
}

/** The canvas: an element of its own that React never looks into, and a place to drop pictures. */
export const StageHost = ({ scene, selected, zoom, pictures, onScale, children }: StageHostProps) => {
  const { t } = useTranslation('editor');
  const store = useStore<Root>();
  const assets = useSelector((state: Root) => state.editor.assets);
  const host = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Stage | null>(null);
  const [box, setBox] = useState<SelectionBox | null>(null);
  const [dropping, setDropping] = useState(false);

  useEffect(() => {
    if (!host.current) return undefined;
    const made = createStage(host.current, {
      onSelect: (layerId) => store.dispatch(uiActions.select(layerId === null ? [] : [layerId])),
      commit: (layerId, change, gesture) => {
        const sideId = selectSide(store.getState())?.id;
        if (sideId !== undefined) store.dispatch(patchLayer({ sideId, layerId, change }, gesture));
        return selectSide(store.getState())?.layers[layerId];
      },
      onZoom: (next) => store.dispatch(uiActions.zoomTo(next)),
      onSelectionBox: setBox,
      onScale,
      urlOf: (assetId) => selectAssetUrl(store.getState(), assetId),
    });
    setStage(made);
    return () => {
      setStage(null);
      made.dispose();
    };
  }, [store, onScale]);
  useEffect(() => stage?.update({ scene, selected, zoom }), [stage, scene, selected, zoom]);
  useEffect(() => stage?.retryPictures(), [stage, assets]);
  usePasted(pictures.add);

  const onDrop = (event: React.DragEvent): void => {
    event.preventDefault();
    setDropping(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) pictures.add(files, stage?.toDocument({ x: event.clientX, y: event.clientY }));
  };
  return (
    <Box
      role="group"
      aria-label={t('stage.label', { side: scene.name })}
      sx={{ position: 'absolute', inset: 0, overflow: 'hidden' }}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setDropping(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDropping(false);
      }}
      onDrop={onDrop}
    >
      <Box ref={host} data-testid="stage" sx={{ position: 'absolute', inset: 0 }} />
      {box && children(box)}
      {dropping && (
        <Box
          sx={{
            position: 'absolute',
            inset: 12,
            display: 'grid',
            placeItems: 'center',
            border: '2px dashed',
            borderColor: 'primary.light',
            borderRadius: 2,
            bgcolor: 'rgba(20, 22, 28, 0.6)',
            color: '#fff',
            fontWeight: 600,
            pointerEvents: 'none',
          }}
        >
          {t('uploads.drop')}
        </Box>
      )}
    </Box>
  );
};
