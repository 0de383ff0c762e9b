import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { listings, type Listing } from '../../entities/listings';
import { useHeldRows } from '../../kernel/hooks';
import type { EntitiesState } from '../../kernel/entity-reducer';
import type { BulkOptionsProps } from '../../shell/lists/bulk/offer';
import { isLive } from './listing-facts';

const CHOICES = ['keep', 'end'] as const;
const NONE: readonly string[] = [];

/** An item that is not loaded may be. */
const mayBeLive = (listing: Listing | undefined): boolean => listing === undefined || isLive(listing);

/** What becomes of the products in stores when their items are removed; not asked where none of the chosen items is live. */
export const RemoveOptions = ({ ids, count, onReady, onClose }: BulkOptionsProps) => {
  const { t } = useTranslation('items');
  const { t: common } = useTranslation('common');
  const titleId = useId();
  const [choice, setChoice] = useState<(typeof CHOICES)[number]>('keep');
  useHeldRows(listings, ids ?? NONE);
  const asks = useSelector((state: EntitiesState) => ids === null || ids.some((id) => mayBeLive(listings.selectById(state, id))));
  const goOn = useEffectEvent(() => onReady({}, false));
  useEffect(() => {
    if (!asks) goOn();
  }, [asks]);
  if (!asks) return null;
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('remove.title', { count })}</DialogTitle>
      <DialogContent>
        <RadioGroup aria-label={t('remove.choose')} value={choice} onChange={(_event, next) => setChoice(next === 'end' ? 'end' : 'keep')}>
          {CHOICES.map((each) => (
            <FormControlLabel
              key={each}
              value={each}
              control={<Radio size="small" />}
              sx={{ alignItems: 'flex-start', mb: 2 }}
              label={
                <>
                  {t(`remove.${each}`)}
                  <Box component="span" sx={{ display: 'block', fontSize: 13, color: 'text.secondary' }}>
                    {t(`remove.${each}Hint`)}
                  </Box>
                </>
              }
            />
          ))}
        </RadioGroup>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{common('action.cancel')}</Button>
        <Button variant="contained" onClick={() => onReady(choice === 'end' ? { status: 'end' } : {}, false)}>
          {t('push.next')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
