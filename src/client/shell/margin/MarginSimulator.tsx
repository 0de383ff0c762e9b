import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPlatformId } from '../../../domain/platforms';
import { isProviderId, PROVIDERS } from '../../../domain/providers';
import { simulate, type Garment, type Simulated } from '../../../domain/margin/simulate';
import { isBlank } from '../../../domain/numbers';
import { presets } from '../../entities/presets';
import { stores } from '../../entities/stores';
import { useList } from '../../kernel/hooks';
import { fieldGrid } from '../../ui/form/field-grid';
import { SelectField } from '../../ui/form/SelectField';
import { TypedField } from '../../ui/form/TypedField';
import { useMay } from '../session/use-may';
import { CountryTable } from './CountryTable';
import { garmentOf } from './garments';
import { MarginTable } from './MarginTable';
import { filledIn, keepOwn, noted, readOwn } from './own-terms';
import { hundredths, startOf, termsOf, type TypedTerms } from './terms-typed';
import { TermsFields } from './TermsFields';

/** A variant and the price that is to be used, in dollars. */
export interface UsedPrice {
  readonly label: string;
  readonly wanted: number;
}

interface MarginSimulatorProps {
  readonly garment: Garment;
  /** The category of the product type, among which others are offered to compare; empty: any. */
  readonly type: string;
  /** Takes over prices; its owner makes a fixed profit of them and saves it as it saves everything. Undefined: they are only looked at. */
  readonly onUse?: (prices: readonly UsedPrice[]) => void;
  readonly onClose: () => void;
}

const SOME = { perpage: 100 };

const nameOf = (provider: string): string => (isProviderId(provider) ? PROVIDERS[provider].name : provider);

/** What a product leaves, by platform, way of paying, country and provider, and which price leaves what one wants. */
export const MarginSimulator = ({ garment, type, onUse, onClose }: MarginSimulatorProps) => {
  const { t } = useTranslation('margin');
  const { t: common } = useTranslation('common');
  const titleId = useId();
  const narrow = useMediaQuery('(max-width: 599.95px)');
  const shops = useList(stores, SOME, { skip: !useMay('store', 'view') });
  const sold = shops.rows.map(({ platform_id }) => platform_id).find(isPlatformId);
  const [own, setOwn] = useState(readOwn);
  const [edited, setEdited] = useState<TypedTerms | null>(null);
  const typed = edited ?? startOf(filledIn({ platform: sold ?? 'etsy', country: 'US' }, own));
  const [otherId, setOtherId] = useState('');
  const made = useList(presets, { perpage: 100, variables: { type } }, { skip: !useMay('item_preset', 'view') });
  const others = made.rows.filter(({ _id, provider }) => _id !== garment._id && provider !== garment.provider);
  const chosen = others.find(({ _id }) => _id === otherId);
  const other = chosen ? garmentOf(chosen) : null;
  const terms = termsOf(typed);
  const shippingCost = isBlank(typed.shippingCost) ? null : hundredths(typed, 'shippingCost');
  const percent = isBlank(typed.wanted) ? null : hundredths(typed, 'wanted');
  const rows = terms ? simulate({ garment, other, terms, shippingCost, country: typed.country, percent }) : [];
  const answered = rows.filter(({ wanted }) => wanted !== null);
  const change = (part: Partial<TypedTerms>): void => {
    const next = { ...typed, ...part };
    const kept = noted(own, next);
    setEdited(next);
    setOwn(kept);
    keepOwn(kept);
  };
  const use =
    onUse &&
    ((some: readonly Simulated[]): void => {
      onUse(some.flatMap(({ label, wanted }) => (wanted === null ? [] : { label, wanted })));
      onClose();
    });
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth fullScreen={narrow} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('title', { name: garment.name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gridAutoRows: 'max-content', gap: 5 }}>
        <TermsFields typed={typed} own={own} onChange={change} />
        <Box sx={fieldGrid(220)}>
          <TypedField
            number="decimal"
            label={t('field.wanted')}
            hint={t('wantedHint')}
            error={percent === null && !isBlank(typed.wanted) ? t('wrong') : undefined}
            value={typed.wanted}
            onChange={(wanted) => change({ wanted })}
          />
          <SelectField
            label={t('compare')}
            value={otherId}
            options={[
              { value: '', label: t('nobody') },
              ...others.map(({ _id, name, provider }) => ({ value: _id, label: `${nameOf(provider)}: ${name}` })),
            ]}
            onChange={setOtherId}
          />
        </Box>
        {rows.length > 0 && (
          <MarginTable rows={rows} provider={nameOf(garment.provider)} other={chosen ? nameOf(chosen.provider) : null} onUse={use} />
        )}
        {percent !== null && rows.length > 0 && answered.length === 0 && (
          <Typography role="status" variant="body2">
            {t('noAnswer')}
          </Typography>
        )}
        <section>
          <Typography variant="h3" sx={{ mb: 2 }}>
            {t('countries')}
          </Typography>
          <CountryTable garment={garment} typed={typed} own={own} shippingCost={shippingCost} percent={percent} />
        </section>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{common('action.close')}</Button>
        {use && (
          <Button variant="contained" disabled={answered.length === 0 || answered.length < rows.length} onClick={() => use(answered)}>
            {t('useAll')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
