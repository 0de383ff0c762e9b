import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { htmlFromText } from '../../../../domain/listing/plain-html';
import { presets } from '../../../entities/presets';
import { shippingPresets } from '../../../entities/shipping-presets';
import { makeId } from '../../../kernel/clock';
import { useList } from '../../../kernel/hooks';
import type { BulkOptionsProps } from '../../../shell/lists/bulk/offer';
import { useMay } from '../../../shell/session/use-may';
import { Labelled } from '../../../ui/form/Labelled';
import { SelectField } from '../../../ui/form/SelectField';
import { TemplateMenu } from '../templates/TemplateMenu';
import { EditPrices } from './EditPrices';
import { EditWords } from './EditWords';
import { NO_POLICY, NOTHING_CHOSEN, saidBy, type EditChoice } from './edit-choice';

/** Those a choice shows; of more, one is found by its own page. */
const SHOWN = { perpage: 100 };

/** What is to change of many items. Nothing is changed before what becomes of each was shown. */
export const EditOptions = ({ count, onReady, onClose }: BulkOptionsProps) => {
  const { t } = useTranslation('items');
  const { t: common } = useTranslation('common');
  const titleId = useId();
  const [choice, setChoice] = useState<EditChoice>(NOTHING_CHOSEN);
  const change = (changes: Partial<EditChoice>): void => setChoice((old) => ({ ...old, ...changes }));
  const mayTerms = useMay('shipping_preset', 'view');
  const mayProducts = useMay('item_preset', 'view');
  const terms = useList(shippingPresets, SHOWN, { skip: !mayTerms });
  const products = useList(presets, SHOWN, { skip: !mayProducts });
  const said = saidBy(choice, htmlFromText);
  const keep = { value: '', label: t('bulk.keep') };
  const named = products.rows.map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('bulk.title', { count })}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        <DialogContentText variant="body1">{t('bulk.hint')}</DialogContentText>
        <EditPrices choice={choice} onChange={change} />
        <EditWords label={t('column.tags')} value={choice.tags} onChange={(tags) => change({ tags })} />
        <EditWords label={t('bulk.collections')} value={choice.collections} onChange={(collections) => change({ collections })} />
        {mayTerms && (
          <SelectField
            label={t('filter.policy')}
            value={choice.policy}
            options={[
              keep,
              { value: NO_POLICY, label: t('bulk.noPolicy') },
              ...terms.rows.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
            onChange={(policy) => change({ policy })}
          />
        )}
        {mayProducts && (
          <Box sx={pair}>
            <SelectField
              label={t('column.preset')}
              hint={choice.product === '' ? undefined : t('bulk.productHint')}
              value={choice.product}
              options={[keep, ...named]}
              onChange={(product) => change({ product })}
            />
            <SelectField
              label={t('bulk.pricesOf')}
              value={choice.pricesOf}
              options={[keep, ...named]}
              onChange={(pricesOf) => change({ pricesOf })}
            />
          </Box>
        )}
        <div>
          <FormControlLabel
            label={t('bulk.describe')}
            control={<Checkbox size="small" checked={choice.describes} onChange={(_event, describes) => change({ describes })} />}
          />
          {choice.describes && (
            <>
              <Labelled label={t('bulk.description')} hint={t('bulk.describeHint', { example: '{{name}}, {{colors}}' })}>
                {({ id, describedBy }) => (
                  <OutlinedInput
                    id={id}
                    size="small"
                    slotProps={{ input: { 'aria-describedby': describedBy } }}
                    multiline
                    minRows={3}
                    maxRows={10}
                    value={choice.description}
                    onChange={({ target }) => change({ description: target.value })}
                  />
                )}
              </Labelled>
              <TemplateMenu onPick={(description) => change({ description })} />
            </>
          )}
          <Box>
            <FormControlLabel
              label={t('bulk.skus')}
              control={<Checkbox size="small" checked={choice.skus} onChange={(_event, skus) => change({ skus })} />}
            />
          </Box>
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{common('action.cancel')}</Button>
        <Button variant="contained" disabled={said === null} onClick={() => said && onReady({ listing: said, edit: makeId() }, false)}>
          {t('push.next')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const pair = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))', gap: 4, alignItems: 'start' } as const;
