import ContentCopy from '../../../ui/icons/ContentCopy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { orders, type Order } from '../../../entities/orders';
import { addressLink, askAddressLink, forgetAddressLink } from '../../../entities/address-links';
import { useMutation } from '../../../kernel/hooks';
import { Labelled } from '../../../ui/form/Labelled';
import { refusalSentence } from '../../../ui/refusal';
import { showToast } from '../../../ui/toast';

/** A link by which the buyer says where the order goes, to be copied and sent; it is shown once. */
export const AddressLink = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation('order');
  const { submit, state, requestId } = useMutation(orders, askAddressLink);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => () => forgetAddressLink(requestId), [requestId]);
  const link = state?.status === 'done' ? addressLink(requestId) : undefined;
  if (link === undefined)
    return (
      <Labelled label={t('place.link')} hint={t('place.linkHint')} error={state?.error ? refusalSentence(state.error) : undefined}>
        {({ id, describedBy }) => (
          <Button
            id={id}
            aria-describedby={describedBy}
            variant="outlined"
            color="inherit"
            sx={{ alignSelf: 'start' }}
            loading={requestId !== '' && (state === undefined || state.status === 'pending')}
            onClick={() => submit({ _id: order._id })}
          >
            {t('place.makeLink')}
          </Button>
        )}
      </Labelled>
    );
  const copy = (): void => {
    input.current?.select();
    // Without the right to write to the clipboard the link stands selected, to be copied by hand.
    navigator.clipboard?.writeText(link).then(
      () => showToast(t('place.copied')),
      () => undefined,
    );
  };
  return (
    <Labelled label={t('place.link')} hint={t('place.linkHint')}>
      {({ id, describedBy }) => (
        <Box sx={{ display: 'flex', gap: 2 }}>
          <OutlinedInput
            id={id}
            size="small"
            fullWidth
            readOnly
            value={link}
            inputRef={input}
            autoFocus
            onFocus={(event) => event.target.select()}
            slotProps={{ input: { dir: 'ltr', 'aria-describedby': describedBy } }}
          />
          <Button variant="outlined" startIcon={<ContentCopy />} onClick={copy}>
            {t('place.copy')}
          </Button>
        </Box>
      )}
    </Labelled>
  );
};
