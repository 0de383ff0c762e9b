import Layers from '../../ui/icons/LayersOutlined';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { mockupDesigns, type MockupDesign } from '../../entities/mockup-designs';
import { useList, useMutation, useRow } from '../../kernel/hooks';
import type { Save } from '../../ui/form/use-save-form';
import { Message } from '../../ui/Message';
import { SideDrawer } from '../../ui/SideDrawer';
import { showToast } from '../../ui/toast';
import { DesignForm, type DesignChange } from './DesignForm';

interface DesignDrawerProps {
  /** Null: a new design. */
  readonly id: string | null;
  readonly onClose: () => void;
  readonly onApply: ((design: MockupDesign) => void) | undefined;
}

/** The design of the address, to look at and change. */
export const DesignDrawer = ({ id, onClose, onApply }: DesignDrawerProps) => {
  const { t } = useTranslation('designs');
  const dispatch = useDispatch();
  const design = useRow(mockupDesigns, id);
  const { loading } = useList(mockupDesigns, { variables: { _id: id } }, { skip: id === null || design !== undefined });
  const create = useMutation(mockupDesigns, mockupDesigns.actions.create);
  const update = useMutation(mockupDesigns, mockupDesigns.actions.update);
  const save: Save<DesignChange> =
    id === null
      ? { ...create, submit: ({ params }, key) => create.submit({ params }, key) }
      : { ...update, submit: (change, key) => update.submit({ _id: id, ...change }, key) };
  const missing = id !== null && !design;
  return (
    <SideDrawer open wide title={id === null ? t('add') : (design?.name ?? t('title'))} onClose={onClose}>
      {missing && (loading ? <Skeleton variant="rounded" height={320} /> : <Message Icon={Layers} title={t('gone')} />)}
      {!missing && (
        <DesignForm
          design={design}
          save={save}
          onReread={() => dispatch(mockupDesigns.actions.load({ variables: { _id: id } }))}
          onSaved={() => {
            showToast(t('saved'));
            onClose();
          }}
          onApply={onApply}
        />
      )}
    </SideDrawer>
  );
};
