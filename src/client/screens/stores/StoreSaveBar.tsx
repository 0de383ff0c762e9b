import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Store } from '../../entities/stores';
import { SaveBar } from '../../ui/form/SaveBar';
import type { SaveForm } from '../../ui/form/use-save-form';
import { changedFields, triesConnection, type StoreForm } from './store-form';

interface StoreSaveBarProps {
  readonly store: Store | undefined;
  readonly form: SaveForm<StoreForm>;
  /** What a field of the form is called. */
  readonly labelOf: (field: string) => string;
}

/** What changed of a store, and saving it. It alone follows every letter that is typed. */
export const StoreSaveBar = ({ store, form: { control, pending, startOver }, labelOf }: StoreSaveBarProps) => {
  const { t } = useTranslation('stores');
  // Every field of a form has a value from its first showing on.
  const typed = useWatch({ control }) as StoreForm;
  const tries = triesConnection(typed, store);
  const changes = changedFields(typed, store);
  if (changes.length === 0 && !tries) return null;
  return (
    <SaveBar
      inDrawer
      changes={changes.map(labelOf)}
      pending={pending}
      save={tries ? t(pending ? 'form.testing' : 'form.submit') : undefined}
      onDiscard={startOver}
    />
  );
};
