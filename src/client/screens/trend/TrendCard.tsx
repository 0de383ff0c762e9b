import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../domain/addresses/addresses';
import type { ItemTrend } from '../../entities/trends';
import { useMay, useMayDesign } from '../../shell/session/use-may';
import { useFormat } from '../../ui/format';
import { latePart } from '../../ui/late-part';
import { Link } from '../../ui/Link';
import { Thumb } from '../../ui/Thumb';
import { Sparkline } from '../../ui/Sparkline';

const SendToDesign = latePart(async () => (await import('./SendToDesign')).SendToDesign);

/** Where trade marks are looked up; the words are given along. */
const REGISTERS = {
  uspto: (words: string) => `https://tmsearch.uspto.gov/search/search-results?query=${encodeURIComponent(words)}`,
  euipo: (words: string) => `https://euipo.europa.eu/eSearch/#basic/1+1+1+1/${encodeURIComponent(words)}`,
} as const;

/** How its rank moved in a week, in words. */
const useMove = ({ change }: ItemTrend): string => {
  const { t } = useTranslation('trend');
  if (change === null) return t('new');
  if (change === 0) return t('same');
  return t(change > 0 ? 'rose' : 'fell', { count: Math.abs(change) });
};

/** Something that sells more than it did: how much, since when, and the ways to have it designed. */
export const TrendCard = ({ trend }: { readonly trend: ItemTrend }) => {
  const { t } = useTranslation('trend');
  const format = useFormat();
  const mayDesign = useMayDesign();
  const { name, image, rank, change, sold, expected, days, cautions, product_id, mockup_id } = trend;
  const move = useMove(trend);
  const way =
    product_id === null
      ? addresses.productTypes.print()
      : addresses.editor.print({ presetId: product_id, mockupId: mockup_id ?? undefined });
  return (
    <Paper variant="outlined" component="li" sx={card}>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'flex-start' }}>
        {trend.kind !== 'topic' && <Thumb src={image} alt="" size={64} />}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{name}</bdi>
          </Typography>
          <Typography variant="body2" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
            {t('rank', { rank })} ·{' '}
            <Box component="span" sx={{ color: change !== null && change < 0 ? 'text.secondary' : 'success.main' }}>
              {move}
            </Box>
          </Typography>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'center' }}>
        <Box sx={{ flex: 1 }}>
          <Typography variant="subtitle2">{t('sold', { count: sold })}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('expected', { expected: format.measure(expected, 1) })}
          </Typography>
        </Box>
        <Sparkline values={days} label={t('line', { days: days.join(', ') })} />
      </Box>
      <Caution cautions={cautions} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 'auto' }}>
        {(product_id === null || mayDesign) && (
          <Button
            variant={product_id === null ? 'outlined' : 'contained'}
            component={Link}
            to={way}
            aria-label={t(product_id === null ? 'findName' : 'designName', { name })}
          >
            {t(product_id === null ? 'find' : 'design')}
          </Button>
        )}
        <ToDesign trend={trend} />
      </Box>
    </Paper>
  );
};

/** Has somebody design it; once that is asked for, where it stands. */
const ToDesign = ({ trend }: { readonly trend: ItemTrend }) => {
  const { t } = useTranslation('trend');
  const [maySend, mayLook] = [useMay('tasks', 'add'), useMay('tasks', 'view')];
  const [sending, setSending] = useState(false);
  const { name, task_id } = trend;
  if (task_id !== null)
    return mayLook ? (
      <MuiLink
        component={Link}
        variant="body2"
        to={addresses.designTasks.print({ category: 'all', status: 'all', shape: 'list', id: task_id })}
        aria-label={t('sentName', { name })}
      >
        {t('sent')}
      </MuiLink>
    ) : (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('sent')}
      </Typography>
    );
  return (
    maySend && (
      <>
        <Button
          variant="outlined"
          color="inherit"
          aria-label={t('sendName', { name })}
          onPointerEnter={SendToDesign.prepare}
          onClick={() => setSending(true)}
        >
          {t('send')}
        </Button>
        <Suspense>{sending && <SendToDesign trend={trend} onClose={() => setSending(false)} />}</Suspense>
      </>
    )
  );
};

/** What may be somebody's trade mark, and where to look. */
const Caution = ({ cautions }: { readonly cautions: readonly string[] }) => {
  const { t } = useTranslation('trend');
  const words = cautions.join(', ');
  if (cautions.length === 0) {
    return (
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {t('noCaution')}
      </Typography>
    );
  }
  return (
    <Box>
      <Typography variant="body2" sx={{ color: 'warning.main', overflowWrap: 'anywhere' }}>
        {t('caution', { words })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        {(['uspto', 'euipo'] as const).map((register) => (
          <MuiLink
            key={register}
            variant="body2"
            href={REGISTERS[register](cautions[0] ?? '')}
            target="_blank"
            rel="noreferrer"
            aria-label={t('elsewhere', { name: t(register) })}
          >
            {t(register)}
          </MuiLink>
        ))}
      </Box>
    </Box>
  );
};

const card = { display: 'flex', flexDirection: 'column', gap: 3, p: 4, listStyle: 'none' } as const;
