import { dequal } from 'dequal/lite';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { SettingInputLimits } from '../../../../../contract/generated/limits';
import type { SceneLayer } from '../../../../../scene/document';
import { assetActions } from '../../../../editor/assets';
import { uiActions } from '../../../../editor/ui';
import { files } from '../../../../entities/files';
import { showToast } from '../../../../ui/toast';
import type { Root } from '../../root';
import { commandRegistry } from '../../use-commands';
import type { Pictures } from '../../use-pictures';
import { readClipboard, type Clipping } from './read-clipboard';

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable], [role="dialog"]') !== null;

const idsOf = (layers: readonly SceneLayer[]): readonly string[] => layers.map(({ id }) => id);

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Puts what a clipboard held on the shown side: pictures, layers of this or another tab, or a text. Returns whether there was any of it. */
const usePasting = ({ add }: Pictures) => {
  const store = useStore<Root>();
  return useCallback(
    ({ pictures, text }: Clipping, at?: Spot): boolean => {
      const registry = commandRegistry();
      if (!registry || store.getState().editor.ui.step !== 'design') return false;
      if (pictures.length > 0) {
        add(pictures, at);
        return true;
      }
      const found = registry.layersFromText(text);
      if (found === null) {
        const words = text.trim().slice(0, SettingInputLimits.value.characters);
        const added = words === '' || registry.isLayersText(text) ? null : registry.newText(store.getState(), words, at);
        if (added) store.dispatch(added);
        return added !== null;
      }
      const state = store.getState();
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
      return true;
    },
    [store, add],
  );
};

/**
 * Copy, cut and paste through the system's clipboard, so that layers go to other tabs and pictures and words come from anywhere. Fields keep the
 * keys for themselves, and so does text that is marked on the page. Returns the way to paste without a key, at a point of the document.
 */
export const useClipboard = (pictures: Pictures): ((at?: Spot) => void) => {
  const { t } = useTranslation('editor');
  const store = useStore<Root>();
  const put = usePasting(pictures);
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
      if (isField(event.target)) return;
      const held = event.clipboardData;
      if (put({ pictures: [...(held?.files ?? [])], text: held?.getData('text/plain') ?? '' })) event.preventDefault();
    };
    document.addEventListener('copy', onCopy);
    document.addEventListener('cut', onCut);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('copy', onCopy);
      document.removeEventListener('cut', onCut);
      document.removeEventListener('paste', onPaste);
    };
  }, [store, put]);

  const paste = useCallback(
    async (at?: Spot) => {
      const held = await readClipboard().catch(() => null);
      if (held && put(held, at)) return;
      const { copied } = store.getState().editor.ui;
      const registry = commandRegistry();
      if (registry && copied.length > 0) registry.pasteOf(store.getState(), copied).forEach((action) => store.dispatch(action));
      else if (!held && registry) {
        const keys = registry.commands.paste.shortcuts.map(registry.shortcutText).join();
        showToast(t('stage.pasteByKeys', { keys }), { tone: 'error' });
      }
    },
    [store, put, t],
  );
  return useCallback((at) => void paste(at), [paste]);
};
