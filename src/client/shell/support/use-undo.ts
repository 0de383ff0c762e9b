import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import { supportDesks } from '../../entities/support-desks';
import { after, now } from '../../kernel/clock';
import type { EntitiesState } from '../../kernel/entity-reducer';
import { showToast } from '../../ui/toast';
import { thisDevice } from './device';
import { hearSent, isSentShown, latestSent, noteReplyOf, noteSent, type Sent } from './latest-sent';
import { useDeed } from './use-deed';
import { useSecondsLeft } from './use-seconds-left';

export type Undo = ReturnType<typeof useUndo>;

/** Takes the latest reply back, wherever one is by then; `onUndone` leads to its conversation. */
export const useUndo = (onUndone: (supportId: string) => void) => {
  const { t } = useTranslation('support');
  const navigate = useNavigate();
  const store = useStore<EntitiesState>();
  const sent = useSyncExternalStore(hearSent, latestSent);
  const [undoing, setUndoing] = useState({ supportId: '', messageId: '' });
  const left = useSecondsLeft(sent?.until ?? null);
  const { run, state } = useDeed(supportDesks, supportDesks.actions.undo);
  const done = useEffectEvent(() => {
    if (latestSent()?.messageId === undoing.messageId) noteSent(null);
    onUndone(undoing.supportId);
  });
  useEffect(() => {
    if (state?.status === 'done') done();
  }, [state?.status]);

  const undo = (supportId: string, messageId: string): void => {
    setUndoing({ supportId, messageId });
    run({ _id: messageId, device: thisDevice() });
  };
  const offer = useEffectEvent((one: Sent, seconds: number): void =>
    showToast(t('undo.goes', { name: one.name, count: seconds }), {
      action: {
        label: t('message.undo'),
        onClick: () => {
          // Whoever led there is gone.
          void navigate(addresses.support.print({ filter: 'all', status: 'All', id: one.supportId }));
          run({ _id: one.messageId, device: thisDevice() });
        },
      },
    }),
  );
  // Where nothing shows it any more, it is still offered.
  useEffect(
    () => () =>
      void after(0, () => {
        const one = latestSent();
        const seconds = one && !isSentShown() ? Math.ceil((one.until - now()) / 1000) : 0;
        if (!one || seconds <= 0) return;
        noteSent(null);
        offer(one, seconds);
      }),
    [],
  );
  return {
    /** The latest reply, as long as it can be taken back. */
    sent: left > 0 ? sent : null,
    left,
    /** Notes that a macro may have sent a reply of a conversation. */
    note: (supportId: string): void => noteReplyOf(supportDesks.selectById(store.getState(), supportId), now()),
    undo,
    undoLatest: (): void => {
      if (left > 0 && sent) undo(sent.supportId, sent.messageId);
      else showToast(t('undo.nothing'));
    },
  };
};
