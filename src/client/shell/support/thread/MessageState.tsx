import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UNDO_SECONDS } from '../../../../domain/support/lifecycle';
import type { Message } from '../../../entities/messages';
import { supportDesks } from '../../../entities/support-desks';
import { now } from '../../../kernel/clock';
import { refusalSentence } from '../../../ui/refusal';
import { useDeed } from '../use-deed';
import { useSecondsLeft } from '../use-seconds-left';

interface MessageStateProps {
  readonly message: Message;
  readonly mayChange: boolean;
  readonly onUndo: (messageId: string) => void;
}

/** What becomes of a reply: it can still be taken back, is on its way, or could not be sent. */
export const MessageState = ({ message, mayChange, onUndo }: MessageStateProps) => {
  switch (message.status) {
    case 'scheduled':
      return <Scheduled message={message} mayChange={mayChange} onUndo={onUndo} />;
    case 'sending':
      return <Sending />;
    case 'failed':
      return <Failed message={message} mayChange={mayChange} />;
    default:
      return null;
  }
};

const Sending = () => {
  const { t } = useTranslation('support');
  return <Box sx={line}>{t('message.sending')}</Box>;
};

const Scheduled = ({ message, mayChange, onUndo }: MessageStateProps) => {
  const { t } = useTranslation('support');
  const [until] = useState(() => now() + UNDO_SECONDS * 1000);
  const left = useSecondsLeft(until);
  if (left === 0) return <Sending />;
  return (
    <Box sx={line}>
      <span>{t('message.goesIn', { count: left })}</span>
      {mayChange && (
        <Button size="small" onClick={() => onUndo(message._id)}>
          {t('message.undo')}
        </Button>
      )}
    </Box>
  );
};

const Failed = ({ message, mayChange }: Omit<MessageStateProps, 'onUndo'>) => {
  const { t } = useTranslation('support');
  const { run, pending } = useDeed(supportDesks, supportDesks.actions.retry);
  const { refusal, refusal_values: values } = message;
  return (
    <Box role="alert" sx={{ ...line, color: 'error.main' }}>
      <span>
        {t('message.failed')} {refusal && refusalSentence({ refusal, message: refusal, ...(values && { values }) })}
      </span>
      {mayChange && (
        <Button size="small" color="error" loading={pending} onClick={() => run({ _id: message._id })}>
          {t('message.retry')}
        </Button>
      )}
    </Box>
  );
};

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1, fontSize: 12, color: 'text.secondary' } as const;
