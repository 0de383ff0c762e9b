import ContentPaste from '../../ui/icons/ContentPaste';
import IconButton from '@mui/material/IconButton';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { takeLeft } from '../../entities/left-pictures';
import { presets } from '../../entities/presets';
import { useMutation } from '../../kernel/hooks';
import { Hint } from '../../ui/Hint';
import { refusalSentence } from '../../ui/refusal';
import { showToast } from '../../ui/toast';
import { readCopied } from './copied-presets';

/** Pictures that are named of those that were left behind. */
const MOST_NAMED = 5;

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
    const left = takeLeft(state.ids ?? []);
    const names = left.slice(0, MOST_NAMED).join(', ') + (left.length > MOST_NAMED ? ' …' : '');
    const told = [
      made > 0 && t('paste.done', { count: made }),
      there > 0 && t('paste.there', { count: there }),
      left.length > 0 && t('paste.left', { count: left.length, names }),
    ];
    showToast(told.filter(Boolean).join(' '), { tone: left.length > 0 ? 'error' : 'default' });
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
