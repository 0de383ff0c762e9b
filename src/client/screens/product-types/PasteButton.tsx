import ContentPaste from '@mui/icons-material/ContentPaste';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { presets } from '../../entities/presets';
import { useMutation } from '../../kernel/hooks';
import { refusalSentence } from '../../ui/refusal';
import { showToast } from '../../ui/toast';
import { readCopied } from './copied-presets';

/** Pastes what was copied in another container; not there while nothing was. */
export const PasteButton = ({ container }: { readonly container: string }) => {
  const { t } = useTranslation('products');
  const [copied] = useState(readCopied);
  const { submit, state, requestId } = useMutation(presets, presets.actions.paste);
  const tell = useEffectEvent((): void => {
    if (state?.status === 'failed' && state.error) showToast(refusalSentence(state.error), { tone: 'error' });
    if (state?.status !== 'done' || !copied) return;
    const made = state.ids?.length ?? 0;
    const there = copied.ids.length - made;
    showToast([made > 0 && t('paste.done', { count: made }), there > 0 && t('paste.there', { count: there })].filter(Boolean).join(' '));
  });
  useEffect(() => tell(), [state?.status, requestId]);
  if (!copied || copied.from === container) return null;
  const { ids, from } = copied;
  return (
    <Button
      startIcon={<ContentPaste />}
      loading={state?.status === 'pending'}
      loadingPosition="start"
      onClick={() => submit({ ids: [...ids], from })}
    >
      {t('paste.action', { count: ids.length })}
    </Button>
  );
};
