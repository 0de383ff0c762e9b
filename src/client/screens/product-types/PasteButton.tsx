import ContentPaste from '@mui/icons-material/ContentPaste';
import IconButton from '@mui/material/IconButton';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { presets } from '../../entities/presets';
import { useMutation } from '../../kernel/hooks';
import { Hint } from '../../ui/Hint';
import { refusalSentence } from '../../ui/refusal';
import { showToast } from '../../ui/toast';
import { readCopied } from './copied-presets';

/** Pastes what was copied in another container. */
export const PasteButton = ({ container }: { readonly container: string }) => {
  const { t } = useTranslation('products');
  const [asked, setAsked] = useState(0);
  const { submit, state, requestId } = useMutation(presets, presets.actions.paste);
  const tell = useEffectEvent((): void => {
    if (state?.status === 'failed' && state.error) showToast(refusalSentence(state.error), { tone: 'error' });
    if (state?.status !== 'done') return;
    const made = state.ids?.length ?? 0;
    const there = asked - made;
    showToast([made > 0 && t('paste.done', { count: made }), there > 0 && t('paste.there', { count: there })].filter(Boolean).join(' '));
  });
  useEffect(() => tell(), [state?.status, requestId]);
  const paste = async (): Promise<void> => {
    const copied = await readCopied();
    if (!copied || copied.from === container) return showToast(t('paste.nothing'), { tone: 'error' });
    setAsked(copied.ids.length);
    submit({ ids: [...copied.ids], from: copied.from });
  };
  return (
    <Hint title={t('paste.action')}>
      <IconButton aria-label={t('paste.action')} disabled={state?.status === 'pending'} onClick={() => void paste()}>
        <ContentPaste fontSize="small" />
      </IconButton>
    </Hint>
  );
};
