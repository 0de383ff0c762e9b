import Policy from '../../ui/icons/PolicyOutlined';
import { useTranslation } from 'react-i18next';
import { shippingPresets } from '../../entities/shipping-presets';
import { AbsentRow } from '../../shell/lists/RowDrawer';
import { useEditedRow } from '../../shell/lists/use-edited-row';
import { SideDrawer } from '../../ui/SideDrawer';
import { showToast } from '../../ui/toast';
import { PolicyForm } from './PolicyForm';

interface PolicyDrawerProps {
  /** Null: new terms. */
  readonly id: string | null;
  /** They are looked at only. */
  readonly readOnly: boolean;
  /** Called when terms that listings have were saved. */
  readonly onUsedSaved: ((id: string) => void) | undefined;
  readonly onClose: () => void;
}

/** The drawer of some terms, from the address. */
export const PolicyDrawer = ({ id, readOnly, onUsedSaved, onClose }: PolicyDrawerProps) => {
  const { t } = useTranslation('policies');
  const { row, list, isAbsent, save, saved, reread } = useEditedRow(shippingPresets, id);
  return (
    <SideDrawer open roomy title={row?.name ?? t(id === null ? 'form.addTitle' : 'title')} onClose={onClose}>
      {isAbsent ? (
        <AbsentRow list={list} gone={t('gone')} Icon={Policy} />
      ) : (
        <PolicyForm
          preset={row}
          readOnly={readOnly}
          save={{ ...save, submit: (change, key) => save.submit({ _id: row?._id, ...change }, key) }}
          onReread={reread}
          onSaved={() => {
            if (!saved) return;
            showToast(t('saved', { name: saved.name }));
            if (saved.used_by > 0) onUsedSaved?.(saved._id);
            onClose();
          }}
          onClose={onClose}
        />
      )}
    </SideDrawer>
  );
};
