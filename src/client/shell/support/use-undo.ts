import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { UNDO_SECONDS } from '../../../domain/support/lifecycle';
import { supportDesks } from '../../entities/support-desks';
import { now } from '../../kernel/clock';
import type { EntitiesState } from '../../kernel/entity-reducer';
import { showToast } from '../../ui/toast';
import { thisDevice } from './device';
import { useDeed } from './use-deed';
import { useSecondsLeft } from './use-seconds-left';

/** A reply that can still be taken back. */
interface Sent {
  readonly supportId: string;
  readonly messageId: string;
  readonly name: string;
  /** Until then, in milliseconds. */
  readonly until: number;
}

/** Takes the latest reply back, wherever one is by then. */
export const useUndo = (onUndone: (supportId: string) => void) => {
  const { t } = useTranslation('support');
  const store = useStore<EntitiesState>();
  const [sent, setSent] = useState<Sent | null>(null);
  const [undoing, setUndoing] = useState({ supportId: '', messageId: '' });
  const left = useSecondsLeft(sent?.until ?? null);
  const { run, state } = useDeed(supportDesks, supportDesks.actions.undo);
  const done = useEffectEvent(() => onUndone(undoing.supportId));
  useEffect(() => {
    if (state?.status === 'done') done();
  }, [state?.status]);

  const undo = (supportId: string, messageId: string): void => {
    setUndoing({ supportId, messageId });
    run({ _id: messageId, device: thisDevice() });
  };
  return {
    /** The latest reply, as long as it can be taken back. */
    sent: left > 0 && !(state?.status === 'done' && undoing.messageId === sent?.messageId) ? sent : null,
    left,
    /** Notes which reply of a conversation was just sent. */
    note: (supportId: string): void => {
      const desk = supportDesks.selectById(store.getState(), supportId);
      const message = desk?.messages.findLast(({ status, direction }) => direction === 'out' && status === 'scheduled');
      if (desk && message)
        setSent({ supportId, messageId: message._id, name: desk.support.buyer.name, until: now() + UNDO_SECONDS * 1000 });
    },
    undo,
    undoLatest: (): void => {
      if (sent) undo(sent.supportId, sent.messageId);
      else showToast(t('undo.nothing'));
    },
  };
};
