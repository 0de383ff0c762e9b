import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { FieldValues } from 'react-hook-form';
import { containerSettings, type ContainerSetting } from '../../entities/container-settings';
import { users } from '../../entities/users';
import { useMutation } from '../../kernel/hooks';
import { useInWords } from '../../ui/form/use-in-words';
import { useSaveForm, type SaveForm } from '../../ui/form/use-save-form';
import { refusalSentence } from '../../ui/refusal';
import { showToast } from '../../ui/toast';
import type { ContainerSettingInput } from '../../../contract/generated/operations';
import type { TypedSetting } from '../../../domain/settings/verdict';
import { faultOf, shapeOf } from './setting-form';
import type { ShopTab } from './setting-tabs';

export interface SettingFormProps {
  readonly setting: ContainerSetting;
  readonly readOnly: boolean;
  /** Reads it anew. */
  readonly onReread: () => void;
}

interface Options<Values extends FieldValues> extends Pick<SettingFormProps, 'setting' | 'onReread'> {
  readonly tab: ShopTab;
  readonly values: Values;
  readonly read: (form: Values) => TypedSetting;
  readonly labels: Readonly<Record<keyof Values & string, string>>;
  readonly texts?: Parameters<typeof useInWords<Values>>[1];
}

/** One part of the shop's settings as a form: all parts are one row and have one version. */
export const useSettingForm = <Values extends FieldValues>({
  tab,
  setting,
  onReread,
  values,
  read,
  labels,
  texts,
}: Options<Values>): SaveForm<Values, ContainerSettingInput> => {
  const { t } = useTranslation('settings');
  const dispatch = useDispatch();
  const save = useMutation(containerSettings, containerSettings.actions.save);
  const { _id, updated_at } = setting;
  return useSaveForm({
    of: `settings/${_id}/${tab}`,
    shape: shapeOf(read),
    values,
    row: { version: updated_at, reread: onReread, inWords: useInWords<Values>(labels, texts) },
    words: (message) => refusalSentence(faultOf(message)),
    save,
    variables: (params, version) => ({ _id, updated_at: version ?? null, params }),
    onSaved: () => {
      showToast(t('saved'));
      // The menu and the switch of shops say the shop's name.
      if (tab === 'shop') dispatch(users.actions.load({}));
    },
  });
};
