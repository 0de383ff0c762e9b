import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { faultsOfBlock } from '../../../domain/connections/block';
import type { Block, Connection } from '../../../domain/connections/connection';
import { INTEGRATIONS, type IntegrationCode } from '../../../domain/integrations/integrations';
import { appConfigs, type AppConfig } from '../../entities/app-configs';
import { useMutation } from '../../kernel/hooks';
import { blockOfForm, fieldsOfAll, sealedOfAll } from '../../shell/connections/block-form';
import { ConnectionFields } from '../../shell/connections/ConnectionFields';
import { SaveForm } from '../../ui/form/SaveForm';
import { useInWords } from '../../ui/form/use-in-words';
import { useSaveForm } from '../../ui/form/use-save-form';
import { refusalSentence } from '../../ui/refusal';
import { SideDrawer } from '../../ui/SideDrawer';
import { showToast } from '../../ui/toast';
import { useIntegrationWords } from './integration-words';

interface ConnectionDrawerProps {
  readonly integration: AppConfig;
  /** Reads it anew. */
  readonly onReread: () => void;
  readonly onClose: () => void;
}

/** How an integration is reached: typed, tried, kept. */
export const ConnectionDrawer = ({ integration, onReread, onClose }: ConnectionDrawerProps) => {
  const { t } = useTranslation('integrations');
  const { connection } = INTEGRATIONS[integration.code as IntegrationCode];
  const name = useIntegrationWords().name(integration);
  return (
    <SideDrawer open title={t('connectOf', { name })} onClose={onClose}>
      {connection && <ConnectionForm integration={integration} connection={connection} onReread={onReread} onClose={onClose} />}
    </SideDrawer>
  );
};

const shapeOf = (connection: Connection, kept: Block): z.ZodType<Block, Block> =>
  z.custom<Block>().superRefine((form, context) => {
    for (const { field, refusal } of faultsOfBlock(connection, blockOfForm(connection, form), kept))
      context.addIssue({ code: 'custom', path: [field], message: refusal });
  });

const ConnectionForm = ({ integration, connection, onReread, onClose }: ConnectionDrawerProps & { readonly connection: Connection }) => {
  const { t } = useTranslation('integrations');
  const { t: common } = useTranslation('common');
  const words = useIntegrationWords();
  const save = useMutation(appConfigs, appConfigs.actions.save);
  const { _id, code, config, updated_at } = integration;
  const name = words.name(integration);
  const labels = words.labels(integration);
  const kept: Block = Object.fromEntries(Object.keys(connection.fields).map((field) => [field, config?.[field as 'key' | 'url'] ?? '']));
  const places = { [code]: connection };
  const form = useSaveForm<Block, Block, Parameters<typeof save.submit>[0]>({
    of: `integrations/${_id}`,
    shape: shapeOf(connection, kept),
    values: fieldsOfAll(places, kept),
    row: { version: updated_at, reread: onReread, inWords: useInWords<Block>(labels) },
    secrets: sealedOfAll(places),
    words: (refusal) => refusalSentence({ refusal }),
    save,
    variables: (typed, version) => ({ _id, updated_at: version || null, params: { config: blockOfForm(connection, typed) } }),
    onSaved: () => {
      showToast(t('saved', { name }));
      onClose();
    },
  });
  const forget = (): void => {
    save.submit({ _id, updated_at: updated_at || null, params: { forget: true } });
    showToast(t('forgotten', { name }));
    onClose();
  };
  return (
    <SaveForm form={form}>
      <ConnectionFields
        connection={connection}
        labels={labels}
        hint={(field) => words.hint(integration, field)}
        word={(_field, value) => value}
        kept={Object.values(kept).some((value) => value !== '')}
        errorOf={form.errorOf}
        register={form.register}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button type="submit" variant="contained" loading={form.pending} loadingPosition="start">
          {t(form.pending ? 'saving' : 'save')}
        </Button>
        <Button onClick={onClose}>{common('action.cancel')}</Button>
        {Object.values(kept).some((value) => value !== '') && (
          <Button color="error" disabled={form.pending} onClick={forget} sx={{ ml: 'auto' }}>
            {t('forget')}
          </Button>
        )}
      </Box>
    </SaveForm>
  );
};
