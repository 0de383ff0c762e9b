import { dequal } from 'dequal/lite';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { SceneLayer } from '../../../../../scene/document';
import { assetActions } from '../../../../editor/assets';
import { uiActions } from '../../../../editor/ui';
import { files } from '../../../../entities/files';
import type { Root } from '../../root';
import { commandRegistry } from '../../use-commands';

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable], [role="dialog"]') !== null;

const idsOf = (layers: readonly SceneLayer[]): readonly string[] => layers.map(({ id }) => id);

/**
 * Copy, cut and paste through the system's clipboard, so that layers go to other tabs and pictures come from anywhere. Fields keep the keys
 * for themselves, and so does text that is marked on the page.
 */
export const useClipboard = (onFiles: (files: readonly File[]) => void): void => {
  const store = useStore<Root>();
  useEffect(() => {
    const take = (event: ClipboardEvent, name: 'copy' | 'cut'): void => {
      const registry = commandRegistry();
      const marked = document.getSelection()?.isCollapsed === false;
      if (!registry || isField(event.target) || marked || !registry.commands[name].enabled(store.getState())) return;
      registry.commands[name].perform(store.getState()).forEach((action) => store.dispatch(action));
      const state = store.getState();
      event.clipboardData?.setData('text/plain', registry.layersAsText(state.editor.ui.copied, state));
      event.preventDefault();
    };
    const onCopy = (event: ClipboardEvent): void => take(event, 'copy');
    const onCut = (event: ClipboardEvent): void => take(event, 'cut');

    const onPaste = (event: ClipboardEvent): void => {
      const registry = commandRegistry();
      if (!registry || isField(event.target)) return;
      const pictures = [...(event.clipboardData?.files ?? [])];
      if (pictures.length > 0) {
        event.preventDefault();
        onFiles(pictures);
        return;
      }
      const found = registry.layersFromText(event.clipboardData?.getData('text/plain') ?? '');
      const state = store.getState();
      if (!found || state.editor.ui.step !== 'design') return;
      event.preventDefault();
      // Copied in this tab: with the pictures that only this tab has.
      const own = dequal(idsOf(found), idsOf(state.editor.ui.copied));
      const layers = own ? state.editor.ui.copied : found;
      if (!own) {
        store.dispatch(uiActions.copy(found));
        const unknown = new Set(
          found.flatMap((layer) => (layer.type === 'image' && !state.editor.assets[layer.fileId] ? [layer.fileId] : [])),
        );
        for (const fileId of unknown) {
          store.dispatch(assetActions.chosen({ fileId, filename: '' }));
          store.dispatch(files.actions.load({ page: 1, perpage: 1, variables: { _id: fileId } }));
        }
      }
      registry.pasteOf(store.getState(), layers).forEach((action) => store.dispatch(action));
    };
    document.addEventListener('copy', onCopy);
    document.addEventListener('cut', onCut);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('copy', onCopy);
      document.removeEventListener('cut', onCut);
      document.removeEventListener('paste', onPaste);
    };
  }, [store, onFiles]);
};
