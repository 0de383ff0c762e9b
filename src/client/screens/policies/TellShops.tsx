import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../domain/addresses/addresses';
import { jobGroups } from '../../entities/job-groups';
import { shippingPresetUses } from '../../entities/shipping-preset-uses';
import { useList, useMutation } from '../../kernel/hooks';
import { Link } from '../../ui/Link';
import { refusalSentence } from '../../ui/refusal';

/** Offers to tell the shops the terms that were just saved, where listings are on sale by them; shows nothing where there are none. */
export const TellShops = ({ id, onClose }: { readonly id: string; readonly onClose: () => void }) => {
  const { t } = useTranslation('policies');
  const titleId = useId();
  const { rows, loading, error } = useList(shippingPresetUses, { variables: { _id: id } });
  const { submit, state } = useMutation(jobGroups, jobGroups.actions.push);
  const use = rows[0];
  const connected = use?.stores.filter(({ sto_status }) => sto_status === 'Valid') ?? [];
  const offline = use?.stores.filter((store) => !connected.includes(store)) ?? [];
  const nothing = !loading && connected.length === 0;
  useEffect(() => {
    if (nothing || error) onClose();
  }, [nothing, error, onClose]);
  if (!use || nothing) return null;
  const done = state?.status === 'done';
  const names = (some: typeof connected): string => some.map(({ sto_name }) => sto_name).join(', ');
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('tell.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText variant="body1">{done ? t('tell.started') : t('tell.text', { count: use.listings.length })}</DialogContentText>
        {!done && (
          <DialogContentText variant="body2" sx={{ mt: 3 }}>
            {t('tell.stores', { stores: names(connected) })}
            {offline.length > 0 && <br />}
            {offline.length > 0 && t('tell.offline', { stores: names(offline) })}
          </DialogContentText>
        )}
        {state?.error && (
          <DialogContentText role="alert" variant="body1" sx={{ color: 'error.main', mt: 3 }}>
            {refusalSentence(state.error)}
          </DialogContentText>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('tell.later')}</Button>
        {done ? (
          <Button variant="contained" component={Link} to={addresses.jobs.print()}>
            {t('tell.follow')}
          </Button>
        ) : (
          <Button
            variant="contained"
            loading={state?.status === 'pending'}
            onClick={() =>
              submit({ ids: [...use.listings], store_ids: connected.map(({ _id }) => _id), job_type: 'push_item', update_logistic: true })
            }
          >
            {t('tell.confirm')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
