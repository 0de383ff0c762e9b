import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FulfilmentInput } from '../../../contract/generated/operations';
import { SETTLEMENTS } from '../../../domain/billing/wallet';
import { PROVIDER_IDS, PROVIDERS } from '../../../domain/providers';
import { fulfilments, type Fulfilment } from '../../entities/fulfilments';
import { useMutation } from '../../kernel/hooks';
import { ConnectionFields } from '../../shell/connections/ConnectionFields';
import { ConnectionOutcome } from '../../shell/connections/ConnectionOutcome';
import { useFieldWords } from '../../shell/connections/field-words';
import { TryNow } from '../../shell/connections/TryNow';
import { FlagField } from '../../ui/form/FlagField';
import { FormField } from '../../ui/form/FormField';
import { SaveForm } from '../../ui/form/SaveForm';
import { SelectField } from '../../ui/form/SelectField';
import { useInWords } from '../../ui/form/use-in-words';
import { useSaveForm, type Save } from '../../ui/form/use-save-form';
import { refusalSentence } from '../../ui/refusal';
import {
  formOf,
  fulfilmentFormShape,
  inputOf,
  inputOfBlock,
  SEALED_FIELDS,
  triesConnection,
  type FulfilmentForm as Typed,
} from './fulfilment-form';
import { useFulfilmentWords } from './fulfilment-words';
import { FulfilmentFacts } from './FulfilmentFacts';
import { TestOutcome } from './TestOutcome';

/** What a save sends, and the version it was made from. */
interface FulfilmentChange {
  readonly updated_at: number | undefined;
  readonly params: FulfilmentInput;
}

interface FulfilmentFormProps {
  /** Undefined: a new one. */
  readonly fulfilment: Fulfilment | undefined;
  readonly save: Save<FulfilmentChange>;
  /** Reads it anew. */
  readonly onReread: () => void;
  /** How the provider answered last; null when there is nothing to say of it. */
  readonly connection: Pick<Fulfilment, 'status' | 'reason'> | null;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Adds or changes a fulfilment; saving tries the connection when anything about it was typed. */
export const FulfilmentForm = ({ fulfilment, save, onReread, connection, onSaved, onClose }: FulfilmentFormProps) => {
  const { t } = useTranslation('fulfilments');
  const { t: common } = useTranslation('common');
  const fieldWords = useFieldWords('fulfilments', PROVIDERS);
  const words = useFulfilmentWords();
  const test = useMutation(fulfilments, fulfilments.actions.test);
  const values = formOf(fulfilment);
  const inWords = useInWords<Typed>({
    ...fieldWords.labels(values.type),
    type: t('form.provider'),
    name: t('form.name'),
    auto: t('form.auto'),
    default: t('form.default'),
    settle: t('form.settle'),
    claims_email: t('form.claims'),
  });
  // One that was new when it was opened keeps its draft's name, so that the draft goes with the save.
  const [draftName] = useState(fulfilment ? `fulfilments/${fulfilment._id}` : 'fulfilments/new');
  const form = useSaveForm({
    shape: fulfilmentFormShape(fulfilment),
    of: draftName,
    values,
    row: fulfilment && { version: fulfilment.updated_at, reread: onReread, inWords },
    secrets: SEALED_FIELDS,
    words: (refusal) => refusalSentence({ refusal }),
    save,
    variables: (checked, updated_at) => ({ updated_at, params: inputOf(checked, fulfilment) }),
    onSaved,
  });
  const { control, register, errorOf, pending, watch, handleSubmit } = form;
  const typed = watch();
  const provider = PROVIDERS[typed.type];
  const tries = triesConnection(typed, fulfilment);
  const testing = test.state?.status === 'pending';
  const runTest = (checked: Typed): void =>
    void test.submit({ _id: fulfilment?._id ?? null, params: { type: checked.type, name: checked.name, ...inputOfBlock(checked) } });
  return (
    <SaveForm form={form}>
      {connection && !pending && !test.state && (
        <ConnectionOutcome status={connection.status} sentence={words.connection(connection)}>
          {fulfilment && connection.status !== 'Valid' && (
            <Box sx={{ mt: 2 }}>
              <TryNow entity={fulfilments} intent={fulfilments.actions.tryNow} variables={{ _id: fulfilment._id }} name={fulfilment.name} />
            </Box>
          )}
        </ConnectionOutcome>
      )}
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        <TestOutcome state={test.state} provider={provider.name} />
      </Box>
      {!fulfilment && (
        <SelectField
          label={t('form.provider')}
          field={register('type')}
          options={PROVIDER_IDS.map((value) => ({ value, label: words.provider(value) }))}
        />
      )}
      <FormField
        label={t('form.name')}
        hint={t('form.nameHint')}
        error={errorOf('name')}
        field={register('name')}
        autoFocus={!fulfilment}
      />
      {provider.orders !== 'api' && (
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{t(`ordersLong.${provider.orders}`, { provider: provider.name })}</Box>
      )}
      <ConnectionFields
        connection={provider}
        labels={fieldWords.labels(typed.type)}
        hint={(name) => fieldWords.hint(typed.type, name)}
        word={(name, value) => fieldWords.word(typed.type, name, value)}
        kept={fulfilment !== undefined}
        errorOf={errorOf}
        register={register}
      />
      {provider.orders === 'api' && (
        <SelectField
          label={t('form.settle')}
          field={register('settle')}
          options={SETTLEMENTS.map((value) => ({ value, label: t(`settle.${value}`) }))}
        />
      )}
      {provider.orders !== 'own' && (
        <FormField label={t('form.claims')} hint={t('form.claimsHint')} error={errorOf('claims_email')} field={register('claims_email')} />
      )}
      <Box sx={{ display: 'grid', justifyItems: 'start' }}>
        {provider.orders === 'api' && <FlagField label={t('form.auto')} control={control} name="auto" />}
        <FlagField
          label={t(fulfilment?.default ? 'form.defaultFixed' : 'form.default')}
          control={control}
          name="default"
          disabled={fulfilment?.default ?? false}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button type="submit" variant="contained" loading={pending} loadingPosition="start">
          {tries ? t(pending ? 'form.testing' : 'form.submit') : common('action.save')}
        </Button>
        {provider.orders === 'api' && (
          <Button variant="outlined" loading={testing} loadingPosition="start" onClick={() => void handleSubmit(runTest)()}>
            {t(testing ? 'test.running' : 'form.test')}
          </Button>
        )}
        <Button onClick={onClose}>{common('action.cancel')}</Button>
      </Box>
      {fulfilment && <FulfilmentFacts fulfilment={fulfilment} />}
    </SaveForm>
  );
};
