import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../../../entities/messages';
import type { SupportDesk } from '../../../entities/support-desks';
import type { ChosenRecipients, Unsent } from '../../../entities/unsent-messages';
import { useRow } from '../../../kernel/hooks';
import Close from '../../../ui/icons/Close';
import { writerOf } from '../words';

const RecipientFields = lazy(async () => ({ default: (await import('./RecipientFields')).RecipientFields }));

type Written = Pick<Unsent, 'kind' | 'of' | 'recipients'>;

interface RecipientLineProps {
  readonly desk: SupportDesk;
  readonly written: Written;
  /** The fields are shown in place of the line. */
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onChange: (change: Partial<Written>) => void;
  /** Goes back to a reply to the buyer. */
  readonly onCancel: () => void;
}

const names = (people: ChosenRecipients['to']): string => people.map(({ name, email }) => name || email).join(', ');

/** The people an email is sent to: said in a line, and changed in fields that open below it. */
export const RecipientLine = ({ desk, written, open: opened, onOpen, onChange, onCancel }: RecipientLineProps) => {
  const { t } = useTranslation('support');
  const { kind, of = null } = written;
  const about = useRow(messages, of);
  const aside = kind === 'forward' || of !== null;
  const { copies, support } = desk;
  const recipients = written.recipients ?? { to: [], cc: aside ? [] : copies, bcc: [] };
  const { cc, bcc } = recipients;
  const to =
    kind === 'forward'
      ? recipients.to
      : of === null
        ? [{ name: support.buyer.name, email: support.buyer.email ?? '' }]
        : about
          ? [{ name: about.name, email: about.email ?? '' }]
          : [];
  const open = opened || kind === 'forward';
  const files = about?.files.filter(({ refusal }) => refusal === null).length ?? 0;
  return (
    <Box sx={{ px: 3 }}>
      {aside && (
        <Box role="status" sx={{ ...line, flexWrap: 'nowrap' }}>
          <Box component="span" sx={{ color: 'text.primary' }}>
            {t(kind === 'forward' ? 'recipients.forwarding' : 'recipients.aside', { name: about ? writerOf(t, about) : '' })}
            {kind === 'forward' && files > 0 && ` · ${t('recipients.files', { count: files })}`}
          </Box>
          <IconButton size="small" aria-label={t('recipients.cancel')} onClick={onCancel}>
            <Close fontSize="inherit" />
          </IconButton>
        </Box>
      )}
      {!open && (aside || cc.length + bcc.length > 0) && (
        <Box data-part="recipients" sx={line}>
          <span>
            {t('recipients.to')} <bdi>{names(to)}</bdi>
          </span>
          {cc.length > 0 && (
            <span>
              {t('recipients.cc')} <bdi>{names(cc)}</bdi>
            </span>
          )}
          {bcc.length > 0 && (
            <span>
              {t('recipients.bcc')} <bdi>{names(bcc)}</bdi>
            </span>
          )}
          <Button size="small" color="inherit" sx={{ minHeight: 24, px: 1, ml: -1, fontSize: 12 }} onClick={onOpen}>
            {t('recipients.edit')}
          </Button>
        </Box>
      )}
      {open && (
        <Suspense>
          <RecipientFields
            key={`${kind} ${of}`}
            value={{ ...recipients, to }}
            choosesTo={kind === 'forward'}
            onChange={(changed) => onChange({ recipients: changed })}
          />
        </Suspense>
      )}
    </Box>
  );
};

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  minHeight: 24,
  fontSize: 12,
  color: 'text.secondary',
  overflowWrap: 'anywhere',
} as const;
