import {
  ContainerSettingDocument,
  MakeContainerSettingDocument,
  type ContainerSettingFieldsFragment,
} from '../../contract/generated/operations';
import { defineEntity, mutation, saveOver } from '../kernel/define-entity';

export type ContainerSetting = ContainerSettingFieldsFragment;

/** What holds for the whole shop: one row, which has the shop's id. */
export const containerSettings = defineEntity({
  name: 'containerSettings',
  query: { document: ContainerSettingDocument, rows: (data): readonly ContainerSetting[] => data.containerSetting },
  mutations: {
    save: mutation({ document: MakeContainerSettingDocument, rows: (data) => [data.makeContainerSetting], over: saveOver('save') }),
  },
});
