import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { TextObstacle, WayObstacle } from '../../../../domain/support/ways';
import { refusalSentence } from '../../../ui/refusal';
import { ChannelIcon } from '../ChannelIcon';
import type { ReplyWay } from './use-way';

/** Where so few characters are left, it is said how many. */
const FEW = 500;

interface WayLineProps {
  readonly way: ReplyWay;
  readonly email: string | null;
  readonly length: number;
  readonly obstacle: TextObstacle | undefined;
}

/** How a reply goes out by the store's platform, and what that does not take of it; said while it is written. */
export const WayLine = ({ way, email, length, obstacle }: WayLineProps) => {
  const { t } = useTranslation('support');
  const { name, most, refusal, offersMail, byMail, choose } = way;
  const byItself = (
    <Button size="small" color="inherit" sx={{ flexShrink: 0 }} onClick={() => choose('mail')}>
      {t('way.useMail')}
    </Button>
  );
  if (refusal && !byMail)
    return (
      <Alert severity="info" data-way="none" sx={{ py: 0, alignItems: 'center' }} action={offersMail ? byItself : undefined}>
        {refusalSentence({ refusal: refusal as WayObstacle, values: { name } })}
      </Alert>
    );
  const left = most === null ? null : most - length;
  return (
    <Box data-way={byMail ? 'mail' : 'shop'} sx={line}>
      <ChannelIcon channel={byMail ? 'mail' : 'shop'} />
      <span>{byMail ? t('way.byMail', { email }) : t('way.byShop', { name })}</span>
      {left !== null && left <= FEW && (
        <Box component="span" role="status" sx={left < 0 ? { color: 'error.main' } : undefined}>
          {left < 0 ? refusalSentence({ refusal: 'message.tooLong', values: { name, most: most ?? 0 } }) : t('way.left', { count: left })}
        </Box>
      )}
      {obstacle && obstacle !== 'message.tooLong' && (
        <Box component="span" role="status" sx={{ color: 'error.main' }}>
          {refusalSentence({ refusal: obstacle, values: { name } })}
        </Box>
      )}
      <Box component="span" sx={{ flex: 1 }} />
      {byMail ? (
        !refusal && (
          <Button size="small" color="inherit" onClick={() => choose('shop')}>
            {t('way.useShop', { name })}
          </Button>
        )
      ) : (
        <>{offersMail && byItself}</>
      )}
    </Box>
  );
};

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  px: 3,
  fontSize: 12,
  color: 'text.secondary',
} as const;
