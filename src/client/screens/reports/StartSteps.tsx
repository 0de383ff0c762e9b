import CheckCircle from '../../ui/icons/CheckCircle';
import RadioButtonUnchecked from '../../ui/icons/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../domain/addresses/addresses';
import type { Dashboard } from '../../entities/dashboards';
import { Link } from '../../ui/Link';
import { ownDirection, unseen } from '../../ui/styles';

const STEPS = [
  ['store', addresses.stores.print({ filter: 'all' })],
  ['provider', addresses.fulfilments.print({ filter: 'all' })],
  ['listing', addresses.productTypes.print()],
  ['order', addresses.internal.print()],
] as const;

/** Where a newcomer begins: what this is, and the four steps from a store to the first order. Gone once all of them are done. */
export const StartSteps = ({ steps }: { readonly steps: Dashboard['steps'] }) => {
  const { t } = useTranslation('reports');
  const titleId = useId();
  const next = STEPS.find(([step]) => !steps[step])?.[0];
  if (next === undefined) return null;
  return (
    <Box component="section" aria-labelledby={titleId} sx={frame}>
      <Typography id={titleId} variant="h2">
        {t('start.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: 640, ...ownDirection }}>{t('start.what')}</Typography>
      <Box component="ol" sx={list}>
        {STEPS.map(([step, to]) => (
          <li key={step} aria-current={step === next ? 'step' : undefined}>
            {steps[step] ? <CheckCircle aria-hidden color="success" /> : <RadioButtonUnchecked aria-hidden color="disabled" />}
            <div>
              <Typography variant="subtitle2" component="h3">
                {t(`start.${step}`)}
                <Box component="span" sx={{ ...unseen, width: '1px', height: '1px' }}>
                  {' '}
                  {t(steps[step] ? 'start.done' : 'start.open')}
                </Box>
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', ...ownDirection }}>
                {t(`start.${step}Text`)}
              </Typography>
            </div>
            {!steps[step] && (
              <Button variant={step === next ? 'contained' : 'outlined'} component={Link} to={to}>
                {t(`start.${step}Go`)}
              </Button>
            )}
          </li>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 640, ...ownDirection }}>
        {t('start.demo')}
      </Typography>
    </Box>
  );
};

const frame = { display: 'grid', gap: 3, p: 6, border: 1, borderColor: 'divider', borderRadius: 1.5 } as const;
const list = {
  display: 'grid',
  gap: 0,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 3,
    py: 3,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& > li > div': { flex: '1 1 240px', minWidth: 0 },
} as const;
