import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectDocument } from '../../../../editor/selectors';
import type { Root } from '../../root';

/** File ids of the pictures that stand in the design, hidden ones too. */
export const useUsedFiles = (): ReadonlySet<string> => {
  const document = useSelector(selectDocument);
  const assets = useSelector(({ editor }: Root) => editor.assets);
  return useMemo(() => {
    const used = new Set<string>();
    const add = (assetId: string): void => void used.add(assets[assetId]?.fileId ?? assetId);
    for (const side of Object.values(document.sides)) {
      if (side.backgroundImage !== null) add(side.backgroundImage);
      for (const layer of Object.values(side.layers)) if (layer.type === 'image') add(layer.fileId);
    }
    return used;
  }, [document, assets]);
};
