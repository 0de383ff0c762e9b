import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageCode } from '../../../../domain/support/lifecycle';
import { splitQuoted } from '../../../../domain/support/quoted-text';
import type { Message } from '../../../entities/messages';
import { useFormat } from '../../../ui/format';
import Forward from '../../../ui/icons/Forward';
import Reply from '../../../ui/icons/Reply';
import { ownDirection } from '../../../ui/styles';
import { writerOf } from '../words';
import { MailFrame } from './MailFrame';
import { MessageFiles } from './MessageFiles';
import { MessageState } from './MessageState';
import { splitQuotedHtml } from './quoted';

interface MessageItemProps {
  readonly message: Message;
  /** It came since the reader began to write. */
  readonly fresh: boolean;
  readonly mayChange: boolean;
  /** Kept by the caller, as the other one is. */
  readonly onUndo: (messageId: string) => void;
  readonly onAside: ((message: Message) => void) | undefined;
}

/** One message of a conversation: who wrote it, when, and what, without the history it quotes. */
export const MessageItem = memo(({ message, fresh, mayChange, onUndo, onAside }: MessageItemProps) => {
  const { t } = useTranslation('support');
  const format = useFormat();
  const [unfolded, setUnfolded] = useState(false);
  const { direction, body, html, files, automatic, remote_pictures, aside, signature, created_at } = message;
  const isIn = direction === 'in';
  // Our own formatted text quotes nothing by itself: a quote in it is meant to be read.
  const parts = useMemo(() => (!html ? splitQuoted(body) : isIn ? splitQuotedHtml(html) : { own: html, quoted: '' }), [html, body, isIn]);
  const who = writerOf(t, message);
  const answers = aside && direction === 'in';
  const beside = answers ? t('message.replyAside', { name: who }) : t('message.forward');
  const said = direction === 'note' ? t('message.note', { name: who }) : who;
  return (
    <Box
      component="article"
      aria-label={t(`message.by.${direction === 'in' || direction === 'note' ? direction : 'out'}`, { name: who })}
      data-direction={direction}
      data-aside={aside || undefined}
      sx={[look, fresh && news]}
    >
      <header>
        <b>{said}</b>
        {automatic && !message.code && <span>{t('message.automatic')}</span>}
        {message.code && <span>{t(`message.code.${message.code as MessageCode}`)}</span>}
        {aside && <span>{t(message.forward_of === null ? 'message.aside' : 'message.forwarded')}</span>}
        {onAside && direction !== 'note' && (
          <IconButton size="small" aria-label={beside} title={beside} onClick={() => onAside(message)}>
            {answers ? <Reply /> : <Forward />}
          </IconButton>
        )}
        <time dateTime={new Date(created_at * 1000).toISOString()} title={format.dateTime(created_at)}>
          {format.time(created_at)}
        </time>
      </header>
      <Readers message={message} />
      {html ? (
        <MailFrame html={unfolded ? html : parts.own} title={t('message.mail', { name: who })} />
      ) : (
        <p dir="auto">{unfolded ? body : parts.own}</p>
      )}
      {parts.quoted !== '' && (
        <Button
          size="small"
          color="inherit"
          sx={{ minHeight: 24, px: 0, fontSize: 12, color: 'text.secondary' }}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {t(unfolded ? 'message.fold' : 'message.unfold')}
        </Button>
      )}
      {signature !== '' && <small dir="auto">{signature}</small>}
      {remote_pictures > 0 && <small>{t('message.remotePictures', { count: remote_pictures })}</small>}
      <MessageFiles files={files} />
      <MessageState message={message} mayChange={mayChange} onUndo={onUndo} />
    </Box>
  );
});

/** The people a mail was sent to besides the buyer and ourselves. */
const Readers = ({ message: { direction, aside, to, cc, bcc, email } }: Pick<MessageItemProps, 'message'>) => {
  const { t } = useTranslation('support');
  const said = (people: Message['to']): string =>
    people
      .map(({ name, email: address, refusal }) =>
        refusal === null ? name || address : t('message.undelivered', { name: name || address }),
      )
      .join(', ');
  const others = to.filter((person) => !person.own && (aside || direction === 'in' || person.email !== email));
  const copies = cc.filter(({ own }) => !own);
  const lines = [
    others.length > 0 && t('message.to', { names: said(others) }),
    copies.length > 0 && t('message.cc', { names: said(copies) }),
    bcc.length > 0 && t('message.bcc', { names: said(bcc) }),
  ].filter((line) => line !== false);
  return lines.length > 0 && <small data-part="readers">{lines.join(' · ')}</small>;
};

const look = {
  // What is far from what is seen costs nothing.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 96px',
  width: 'fit-content',
  minWidth: 'min(260px, 100%)',
  maxWidth: 'min(640px, 92%)',
  p: 3,
  borderRadius: 2,
  fontSize: 14,
  bgcolor: 'background.subtle',
  '&[data-direction=out]': { marginInlineStart: 'auto', bgcolor: 'info.light' },
  '&[data-direction=note]': { marginInlineStart: 'auto', bgcolor: 'warning.light', border: '1px dashed', borderColor: 'warning.main' },
  '&[data-aside]': { border: '1px dashed', borderColor: 'info.main', bgcolor: 'background.paper' },
  '&:has(iframe)': { width: 'min(640px, 92%)' },
  '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 2, mb: 1, fontSize: 12 },
  '& header b': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& header span, & time, & small': { color: 'text.secondary' },
  '& time': { marginInlineStart: 'auto' },
  '& small': { display: 'block', mt: 1, fontSize: 12, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& small[data-part=readers]': { mt: 0, mb: 1 },
  '& header button': { alignSelf: 'center', p: 1, my: -1, color: 'text.secondary', '& svg': { fontSize: 16 } },
  '& p': { ...ownDirection, textAlign: 'start', m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.5 },
} as const;

const news = { outline: 2, outlineColor: 'warning.main' } as const;
