import LinkOff from '../../ui/icons/LinkOff';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PROVIDER_IDS } from '../../../domain/providers';
import { fulfilments } from '../../entities/fulfilments';
import { ConnectionOutcome } from '../../shell/connections/ConnectionOutcome';
import { AbsentRow } from '../../shell/lists/RowDrawer';
import { useEditedRow } from '../../shell/lists/use-edited-row';
import { SideDrawer } from '../../ui/SideDrawer';
import { showToast } from '../../ui/toast';
import { isConnected, useFulfilmentWords } from './fulfilment-words';
import { FulfilmentFacts } from './FulfilmentFacts';
import { FulfilmentForm } from './FulfilmentForm';
import { ShippingServices } from './ShippingServices';

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
  const words = useFulfilmentWords();
  const { row: fulfilment, list, isAbsent, save, saved, reread } = useEditedRow(fulfilments, id);
  const [tried, setTried] = useState(false);

  const title = fulfilment && readOnly ? fulfilment.name : t(id === null ? 'form.addTitle' : 'form.editTitle');
  const content = () => {
    if (isAbsent) return <AbsentRow list={list} gone={t('gone')} Icon={LinkOff} />;
    if (fulfilment && readOnly) {
      return (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
          {fulfilment.status !== 'Valid' && <ConnectionOutcome status={fulfilment.status} sentence={words.connection(fulfilment)} />}
          <FulfilmentFacts fulfilment={fulfilment} />
          {fulfilment.orders === 'api' && <ShippingServices fulfilment={fulfilment} readOnly />}
        </Box>
      );
    }
    return (
      <>
        <FulfilmentForm
          fulfilment={fulfilment}
          save={{
            ...save,
            submit: (change, key) => {
              setTried(PROVIDER_IDS.some((provider) => change.params[provider] !== undefined));
              return save.submit({ _id: fulfilment?._id, ...change }, key);
            },
          }}
          onReread={reread}
          connection={saved ?? (fulfilment && fulfilment.status !== 'Valid' ? fulfilment : null)}
          onSaved={() => {
            if (saved?.status !== 'Valid') return;
            showToast(t(tried && isConnected(saved) ? 'saved' : 'savedOnly', { name: saved.name }));
            onClose();
          }}
          onClose={onClose}
        />
        {fulfilment?.orders === 'api' && (
          <Box sx={{ mt: 6 }}>
            <ShippingServices fulfilment={fulfilment} readOnly={false} />
          </Box>
        )}
      </>
    );
  };
  return (
    <SideDrawer open title={title} onClose={onClose}>
      {content()}
    </SideDrawer>
  );
};
