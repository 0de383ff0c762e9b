import LinkOff from '@mui/icons-material/LinkOff';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { PROVIDER_IDS } from '../../../domain/providers';
import { fulfilments } from '../../entities/fulfilments';
import type { EntitiesState } from '../../kernel/define-entity';
import { useList, useMutation, useRow } from '../../kernel/hooks';
import { ConnectionOutcome } from '../../shell/connections/ConnectionOutcome';
import { AbsentRow } from '../../shell/lists/RowDrawer';
import { SideDrawer } from '../../ui/SideDrawer';
import { showToast } from '../../ui/toast';
import { isConnected, useFulfilmentWords } from './fulfilment-words';
import { FulfilmentFacts } from './FulfilmentFacts';
import { FulfilmentForm } from './FulfilmentForm';

interface FulfilmentEditorProps {
  /** Null: a new one. */
  readonly id: string | null;
  /** It is looked at only. */
  readonly readOnly: boolean;
  readonly onClose: () => void;
}

/** The drawer of one fulfilment, from the address. It closes by itself once the provider has accepted the keys. */
export const FulfilmentEditor = ({ id, readOnly, onClose }: FulfilmentEditorProps) => {
  const { t } = useTranslation('fulfilments');
  const dispatch = useDispatch();
  const words = useFulfilmentWords();
  // A new one that was saved although its provider refused is the one to save again.
  const [ownId, setOwnId] = useState(id);
  const fulfilment = useRow(fulfilments, ownId);
  const list = useList(fulfilments, { variables: { _id: id } }, { skip: id === null || fulfilment !== undefined });
  const [tried, setTried] = useState(false);
  const save = useMutation(fulfilments, fulfilments.actions.save);
  const savedId = save.state?.ids?.[0];
  const saved = useSelector((state: EntitiesState) => (savedId === undefined ? undefined : fulfilments.selectById(state, savedId)));
  if (savedId !== undefined && savedId !== ownId) setOwnId(savedId);

  const title = fulfilment && readOnly ? fulfilment.name : t(id === null ? 'form.addTitle' : 'form.editTitle');
  const content = () => {
    if (ownId !== null && !fulfilment) return <AbsentRow list={list} gone={t('gone')} Icon={LinkOff} />;
    if (fulfilment && readOnly) {
      return (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
          {fulfilment.status !== 'Valid' && <ConnectionOutcome status={fulfilment.status} sentence={words.connection(fulfilment)} />}
          <FulfilmentFacts fulfilment={fulfilment} />
        </Box>
      );
    }
    return (
      <FulfilmentForm
        fulfilment={fulfilment}
        save={{
          ...save,
          submit: (change, key) => {
            setTried(PROVIDER_IDS.some((provider) => change.params[provider] !== undefined));
            return save.submit({ _id: fulfilment?._id, ...change }, key);
          },
        }}
        onReread={() => dispatch(fulfilments.actions.load({ variables: { _id: ownId } }))}
        connection={saved ?? (fulfilment && fulfilment.status !== 'Valid' ? fulfilment : null)}
        onSaved={() => {
          if (saved?.status !== 'Valid') return;
          showToast(t(tried && isConnected(saved) ? 'saved' : 'savedOnly', { name: saved.name }));
          onClose();
        }}
        onClose={onClose}
      />
    );
  };
  return (
    <SideDrawer open title={title} onClose={onClose}>
      {content()}
    </SideDrawer>
  );
};
