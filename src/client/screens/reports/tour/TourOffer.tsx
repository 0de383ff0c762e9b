import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { customizerActions, selectPreferences, type CustomizerRoot } from '../../../shell/customizer/customizer-slice';
import { ownDirection } from '../../../ui/styles';
import { latePart } from '../../../ui/late-part';

// Once in a person's life.
const Tour = latePart(async () => (await import('./Tour')).Tour);

/** What starts the tour: the guide links to it. */
const TOUR_PARAM = 'tour';

/** Offers a newcomer the tour until it is taken or declined, which is kept with the person; `?tour=1` starts it again. */
export const TourOffer = () => {
  const { t } = useTranslation('tour');
  const titleId = useId();
  const dispatch = useDispatch();
  const [params, setParams] = useSearchParams();
  const toured = useSelector((state: CustomizerRoot) => selectPreferences(state).toured);
  const running = params.get(TOUR_PARAM) === '1';
  const set = (on: boolean): void =>
    setParams(
      (old) => {
        const next = new URLSearchParams(old);
        if (on) next.set(TOUR_PARAM, '1');
        else next.delete(TOUR_PARAM);
        return next;
      },
      { replace: true },
    );
  const leave = (): void => {
    if (!toured) dispatch(customizerActions.change({ toured: true }));
    set(false);
  };
  if (running)
    return (
      <Suspense>
        <Tour onLeave={leave} />
      </Suspense>
    );
  if (toured) return null;
  return (
    <Box component="section" aria-labelledby={titleId} sx={frame}>
      <Box sx={{ flex: '1 1 280px' }}>
        <Typography id={titleId} variant="subtitle2" component="h2">
          {t('offer.title')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', ...ownDirection }}>
          {t('offer.text')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button onClick={leave}>{t('offer.decline')}</Button>
        <Button variant="outlined" onClick={() => set(true)}>
          {t('offer.start')}
        </Button>
      </Box>
    </Box>
  );
};

const frame = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  px: 6,
  py: 4,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
} as const;
