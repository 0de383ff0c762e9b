import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { externalItems, type ExternalItem } from '../../entities/external-items';
import { listings } from '../../entities/listings';
import { ItemName } from '../../shell/lists/ItemName';
import { useList, useMutation, useSettledText } from '../../kernel/hooks';
import { Labelled } from '../../ui/form/Labelled';
import { refusalSentence } from '../../ui/refusal';
import { Thumb } from '../../ui/Thumb';

/** Items a search shows; whoever wants another one searches on. */
const SHOWN = 6;

/** For which item of ours a product is on sale: found by name, SKU or number, with the one of the same SKU first. */
export const LinkPicker = ({ product }: { readonly product: ExternalItem }) => {
  const { t } = useTranslation('external');
  const [search, setSearch] = useState(product.sku);
  const [typed, type] = useSettledText(search, setSearch);
  const found = useList(listings, { perpage: SHOWN, variables: { search } });
  const { submit, state } = useMutation(externalItems, externalItems.actions.link);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Labelled label={t('link.search')}>
        {({ id }) => (
          <OutlinedInput id={id} size="small" value={typed} placeholder={t('link.hint')} onChange={({ target }) => type(target.value)} />
        )}
      </Labelled>
      {!found.loading && found.rows.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('link.none')}
        </Typography>
      )}
      <Box component="ul" sx={list}>
        {found.rows.map(({ _id, name, identity, sku, images }) => (
          <li key={_id}>
            <Thumb src={images[0]?.src} alt="" />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <ItemName name={name} identity={identity} sku={sku} />
            </Box>
            <Button
              variant="outlined"
              loading={state?.status === 'pending'}
              aria-label={t('link.to', { name })}
              onClick={() => submit({ _id: product._id, item_info_id: _id })}
            >
              {t('link.action')}
            </Button>
          </li>
        ))}
      </Box>
      {state?.status === 'failed' && state.error && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
          {refusalSentence(state.error)}
        </Typography>
      )}
    </Box>
  );
};

const list = {
  display: 'grid',
  gap: 2,
  m: 0,
  p: 0,
  fontSize: 13,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', gap: 3 },
  '& .stacked': { display: 'flex', flexDirection: 'column', minWidth: 0 },
  '& .stacked > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', unicodeBidi: 'plaintext' },
  '& .stacked small': { fontSize: 12, color: 'text.secondary' },
} as const;
