import Layers from '@mui/icons-material/LayersOutlined';
import Skeleton from '@mui/material/Skeleton';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { mockupDesigns, type MockupDesign } from '../../entities/mockup-designs';
import type { EntitiesState } from '../../kernel/define-entity';
import { useList, useMutation } from '../../kernel/hooks';
import { Message } from '../../ui/Message';
import { SideDrawer } from '../../ui/SideDrawer';
import { showToast } from '../../ui/toast';
import { DesignForm } from './DesignForm';
import { refusalSentence } from '../../ui/refusal-sentence';

export interface DesignDrawerProps {
  /** Null: a new design. */
  readonly id: string | null;
  readonly onClose: () => void;
  readonly onApply: ((design: MockupDesign) => void) | undefined;
}

/** The design of the address, to look at and change. */
export const DesignDrawer = ({ id, onClose, onApply }: DesignDrawerProps) => {
  const { t } = useTranslation('designs');
  const design = useSelector((state: EntitiesState) => (id === null ? undefined : mockupDesigns.selectById(state, id)));
  const { loading } = useList(mockupDesigns, { variables: { _id: id } }, { skip: id === null || design !== undefined });
  const create = useMutation(mockupDesigns, mockupDesigns.actions.create);
  const update = useMutation(mockupDesigns, mockupDesigns.actions.update);
  const state = id === null ? create.state : update.state;
  const saved = state?.status === 'done';
  useEffect(() => {
    if (!saved) return;
    showToast(t('saved'));
    onClose();
  }, [saved, onClose, t]);
  const missing = id !== null && !design;
  return (
    <SideDrawer open title={id === null ? t('add') : (design?.name ?? t('title'))} onClose={onClose}>
      {missing && (loading ? <Skeleton variant="rounded" height={320} /> : <Message Icon={Layers} title={t('gone')} />)}
      {!missing && (
        <DesignForm
          design={design}
          pending={state?.status === 'pending'}
          refusal={state?.error ? refusalSentence(state.error) : null}
          onSubmit={(params) => void (id === null ? create.submit({ params }) : update.submit({ _id: id, params }))}
          onApply={onApply}
        />
      )}
    </SideDrawer>
  );
};
