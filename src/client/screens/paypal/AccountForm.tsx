import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { z } from 'zod';
import { faultsOfBlock } from '../../../domain/connections/block';
import { PAYPAL } from '../../../domain/sales/paypal-account';
import { paypalAccounts, type PaypalAccount } from '../../entities/paypal-accounts';
import { useMutation } from '../../kernel/hooks';
import { ConnectionFields } from '../../shell/connections/ConnectionFields';
import { FormField } from '../../ui/form/FormField';
import { SaveForm } from '../../ui/form/SaveForm';
import { useInWords } from '../../ui/form/use-in-words';
import { useSaveForm } from '../../ui/form/use-save-form';
import { refusalSentence } from '../../ui/refusal';
import { showToast } from '../../ui/toast';

const SECRETS = ['client_id', 'secret'] as const;

const shapeOf = (account: PaypalAccount | undefined) =>
  z.object({ email: z.string(), url: z.string(), client_id: z.string(), secret: z.string() }).superRefine((typed, context) => {
    const { email, ...block } = typed;
    const tell = (field: string, message: string): void => context.addIssue({ code: 'custom', path: [field], message });
    if (!/^[^\s@]+@[^\s@]+$/u.test(email.trim())) tell('email', 'paypal.email');
    const before = account ? { url: account.url, client_id: account.client_id, secret: account.secret } : null;
    for (const { field, refusal } of faultsOfBlock(PAYPAL, block, before)) tell(field, refusal);
  });

interface AccountFormProps {
  /** Undefined: another one. */
  readonly account: PaypalAccount | undefined;
  readonly onClose: () => void;
}

/** Connects an account at PayPal, or changes how; saving tries it. */
export const AccountForm = ({ account, onClose }: AccountFormProps) => {
  const { t } = useTranslation('paypal');
  const { t: common } = useTranslation('common');
  const dispatch = useDispatch();
  const labels = { email: t('accounts.email'), url: t('accounts.url'), client_id: t('accounts.clientId'), secret: t('accounts.secret') };
  const inWords = useInWords(labels);
  const [draftName] = useState(account ? `paypal/account/${account._id}` : 'paypal/account/new');
  const form = useSaveForm({
    of: draftName,
    shape: shapeOf(account),
    values: { email: account?.email ?? '', url: account?.url ?? '', client_id: account?.client_id ?? '', secret: account?.secret ?? '' },
    row: account && { version: account.updated_at, reread: () => dispatch(paypalAccounts.actions.load({})), inWords },
    secrets: SECRETS,
    words: (refusal) => refusalSentence({ refusal }),
    save: useMutation(paypalAccounts, paypalAccounts.actions.save),
    variables: (params, updated_at) => ({ _id: account?._id, updated_at, params }),
    onSaved: () => {
      showToast(t('accounts.saved'));
      onClose();
    },
  });
  const { register, errorOf, pending } = form;
  return (
    <SaveForm form={form} gap={4}>
      <FormField label={labels.email} hint={t('accounts.emailHint')} error={errorOf('email')} field={register('email')} autoFocus />
      <ConnectionFields
        connection={PAYPAL}
        labels={labels}
        hint={(field) => (field === 'url' ? t('accounts.urlHint') : undefined)}
        word={(_field, value) => value}
        kept={account !== undefined}
        errorOf={(field) => errorOf(field as keyof typeof labels)}
        register={(field) => register(field as keyof typeof labels)}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button type="submit" variant="contained" loading={pending} loadingPosition="start">
          {t(pending ? 'accounts.trying' : 'accounts.save')}
        </Button>
        <Button onClick={onClose}>{common('action.cancel')}</Button>
      </Box>
    </SaveForm>
  );
};
