import Edit from '../../ui/icons/EditOutlined';
import ErrorIcon from '../../ui/icons/ErrorOutlined';
import Flag from '../../ui/icons/Flag';
import Reply from '../../ui/icons/Reply';
import Snooze from '../../ui/icons/Snooze';
import Box from '@mui/material/Box';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Presence } from '../../entities/presences';
import type { Support } from '../../entities/supports';
import { DueChip } from '../../shell/orders/DueChip';
import { priorityName, taskStatusOf } from '../../shell/orders/task-words';
import { ChannelIcon } from '../../shell/support/ChannelIcon';
import { Face, Faces } from '../../shell/support/Faces';
import { useDrafting } from '../../shell/support/use-drafting';
import { channelName } from '../../shell/support/words';
import { useFormat } from '../../ui/format';
import { Link } from '../../ui/Link';
import { StatusChip } from '../../ui/StatusChip';

/** Height of a row, in pixels. */
export const QUEUE_ROW = 58;

interface QueueRowProps {
  readonly support: Support;
  readonly to: string;
  readonly open: boolean;
  /** The statuses of the rows differ. */
  readonly mixed: boolean;
  readonly others: readonly Presence[];
  /** A box stands at its beginning. */
  readonly boxed: boolean;
}

/** One conversation of the list. */
export const QueueRow = memo(({ support, to, open, mixed, others, boxed }: QueueRowProps) => {
  const { t } = useTranslation('support');
  const { t: words } = useTranslation('orderTasks');
  const format = useFormat();
  const { _id, buyer, subject, preview, direction, last_message_at, priority, assignee, failed, status } = support;
  const sleeps = support.snoozed_until !== null || support.snoozed_for_parcel;
  const unsent = useDrafting(_id);
  const pressing = priority === 'urgent' || priority === 'high';
  return (
    <Box
      component={Link}
      to={to}
      data-id={_id}
      aria-current={open ? 'true' : undefined}
      sx={[look, boxed && { paddingInlineStart: '30px' }]}
    >
      <span className="line">
        <b dir="auto">{buyer.name}</b>
        <Faces others={others} />
        {assignee && <Face person={assignee} title={t('assign.to', { name: assignee.name })} />}
        {last_message_at !== null && (
          <time dateTime={new Date(last_message_at * 1000).toISOString()} title={format.dateTime(last_message_at)}>
            {format.moment(last_message_at)}
          </time>
        )}
      </span>
      <span className="line">
        <span dir="auto" className="text">
          {subject}
        </span>
        {unsent && (
          <Edit
            role="img"
            aria-label={t(unsent.failure ? 'row.notSent' : 'row.draft')}
            sx={{ color: unsent.failure ? 'error.main' : 'inherit' }}
          />
        )}
        {failed && <ErrorIcon role="img" aria-label={t('row.failed')} sx={{ color: 'error.main' }} />}
        {pressing && (
          <Flag
            role="img"
            aria-label={priorityName(words, priority)}
            sx={{ color: priority === 'urgent' ? 'error.main' : 'warning.main' }}
          />
        )}
        {sleeps && <Snooze role="img" aria-label={t('row.sleeps')} />}
        <ChannelIcon channel={support.channel} label={channelName(t, support)} sx={{ color: 'text.secondary' }} />
      </span>
      <span className="line chips">
        <span className="text preview">
          {direction === 'out' && <Reply role="img" aria-label={t('row.ours')} />}
          <span dir="auto">{preview}</span>
        </span>
        {mixed && <StatusChip {...taskStatusOf(words, status)} />}
        <DueChip task={support} />
      </span>
    </Box>
  );
});

const look = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  height: '100%',
  boxSizing: 'border-box',
  px: 3,
  borderBottom: 1,
  borderColor: 'divider',
  borderInlineStart: '3px solid transparent',
  color: 'inherit',
  textDecoration: 'none',
  fontSize: 13,
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current]': { bgcolor: 'action.selected', borderInlineStartColor: 'primary.main' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '& .line': { display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, height: 18 },
  '& .line svg': { fontSize: 14, flexShrink: 0 },
  '& .line > [role=img]:not(svg)': { width: 18, height: 18, fontSize: 9 },
  '& b, & .text': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', textAlign: 'start' },
  '& b': { fontWeight: 600 },
  '& time': { flexShrink: 0, fontSize: 12, color: 'text.secondary' },
  '& .preview': { fontSize: 12, color: 'text.secondary' },
  '& .preview svg': { fontSize: 12, verticalAlign: 'text-bottom', marginInlineEnd: 0.5 },
  // The chips of a row are as high as a line of it.
  '& .chips > span:not(.text), & .chips > span:not(.text) > span': { height: 18, fontSize: 11, flexShrink: 0 },
} as const;
