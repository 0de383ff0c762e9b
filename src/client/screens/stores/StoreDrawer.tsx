import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StoreInput } from '../../../contract/generated/operations';
import { PLATFORMS } from '../../../domain/platforms';
import { ruleOf, SECTIONS, STORE_FIELD_NAMES } from '../../../domain/stores/store-fields';
import type { Store } from '../../entities/stores';
import { useFieldWords } from '../../shell/connections/field-words';
import { Afterwards } from '../../ui/Afterwards';
import { SaveForm } from '../../ui/form/SaveForm';
import { useInWords } from '../../ui/form/use-in-words';
import { useSaveForm, type Save } from '../../ui/form/use-save-form';
import { TabLinks } from '../../ui/list/TabLinks';
import { fieldOfRefusal, refusalSentence } from '../../ui/refusal';
import { SideDrawer } from '../../ui/SideDrawer';
import { AddressNotes } from './AddressNotes';
import { ConnectAtPlatform } from './ConnectAtPlatform';
import { ConnectionSection } from './ConnectionSection';
import { useFieldLabel } from './field-words';
import { MailboxSignIn } from './MailboxSignIn';
import { OrderRules } from './OrderRules';
import { ConnectedTwice, SameShop } from './SameShop';
import {
  faultOf,
  fieldsOf,
  formName,
  formOfStore,
  inputOfForm,
  SEALED_FIELDS,
  sectionOf,
  storeFormShape,
  type StoreForm,
} from './store-form';
import { StoreFacts, StoreQuotas } from './StoreFacts';
import { StoreSaveBar } from './StoreSaveBar';
import { StoreField } from './StoreField';
import { StoreFunds, StoreWarehouses } from './StoreLive';
import { useSection } from './use-section';

/** What a save sends, and the version of the store it was made from. */
interface StoreChange {
  readonly updated_at: number | undefined;
  readonly params: StoreInput;
}

interface StoreDrawerProps {
  /** Undefined: a new store. */
  readonly store: Store | undefined;
  readonly save: Save<StoreChange>;
  /** Reads the store anew. */
  readonly onReread: () => void;
  /** How the shop answered last; null when there is nothing to say of it. */
  readonly connection: Pick<Store, 'sto_status' | 'sto_reason'> | null;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Adds or changes a store, a section at a time; saving tries the connection when anything about it was typed. */
export const StoreDrawer = ({ store, save, onReread, connection, onSaved, onClose }: StoreDrawerProps) => {
  const { t } = useTranslation('stores');
  const fieldWords = useFieldWords('stores', PLATFORMS);
  const fieldLabel = useFieldLabel();
  const { section, go, tabs, step } = useSection();
  const values = formOfStore(store);
  const labelOf = (field: string): string => {
    if (field === 'platform_id') return t('form.platform');
    if (field === 'sto_name') return t('form.name');
    const name = STORE_FIELD_NAMES.find((each) => formName(each) === field);
    return name ? fieldLabel(name) : (fieldWords.labels(values.platform_id)[field] ?? field);
  };
  const inWords = useInWords<StoreForm>(labelOf);
  // A new store that was kept although its shop refused is still what this form was begun for.
  const [draftName] = useState(store ? `stores/${store._id}` : 'stores/new');
  const form = useSaveForm({
    shape: storeFormShape(store),
    of: draftName,
    values,
    row: store && { version: store.updated_at, reread: onReread, inWords },
    // A store that is kept although its shop refused comes back with masks: what was typed stays in sight, to be put right.
    secrets: SEALED_FIELDS,
    words: (message) => refusalSentence(faultOf(message)),
    save,
    variables: (checked, updated_at) => ({ updated_at, params: inputOfForm(checked, store) }),
    onSaved,
  });
  const { pending, control, formState } = form;
  const platform = useWatch({ control, name: 'platform_id' });

  // What is wrong may stand in a section that is not shown.
  const { submitCount } = formState;
  const refused = save.state?.error ?? null;
  const showFault = useEffectEvent((): void => {
    const wrong = refused ? [fieldOfRefusal(refused, Object.keys(values)) ?? ''].filter(Boolean) : Object.keys(formState.errors);
    const sections = wrong.map(sectionOf);
    const first = SECTIONS.find((each) => sections.includes(each));
    if (first && !sections.includes(section)) go(first);
  });
  useEffect(() => {
    if (submitCount > 0) showFault();
  }, [submitCount, refused]);

  return (
    <SideDrawer open roomy title={store?.sto_name ?? t('form.addTitle')} onClose={onClose}>
      <Box sx={head}>
        <TabLinks
          label={t('sections')}
          value={section}
          step={step}
          tabs={tabs.map(({ section: value, to }) => ({ value, to, label: t(`section.${value}`) }))}
        />
      </Box>
      <SaveForm form={form}>
        {section === 'connection' && <ConnectAtPlatform store={store} platform={platform} connection={pending ? null : connection} />}
        {section === 'connection' && <ConnectionSection store={store} form={form} />}
        {fieldsOf(platform)
          .filter((name) => ruleOf(name).section === section)
          .map((name) => {
            const field = <StoreField key={name} name={name} form={form} />;
            if (name !== 'sto_mailer_secret' || !store) return field;
            return (
              <MailboxSignIn key={name} store={store}>
                {field}
              </MailboxSignIn>
            );
          })}
        {section === 'address' && <AddressNotes store={store} form={form} />}
        {store && section === 'connection' && <SameShop store={store} />}
        {store && section === 'automation' && <OrderRules store={store} />}
        {refused?.refusal === 'store.connectedTwice' && <ConnectedTwice error={refused} />}
        {store && section === 'connection' && (
          <Afterwards>
            <StoreFacts store={store} />
            <StoreFunds store={store} />
          </Afterwards>
        )}
        {store && section === 'limits' && <StoreQuotas store={store} />}
        {store && section === 'shipping' && <StoreWarehouses store={store} />}
        <StoreSaveBar store={store} form={form} labelOf={labelOf} />
      </SaveForm>
    </SideDrawer>
  );
};

/** The sections stay in sight above a long one. */
const head = { position: 'sticky', top: -24, zIndex: 2, mx: -6, mt: -6, mb: 2, px: 6, pt: 2, bgcolor: 'background.paper' } as const;
