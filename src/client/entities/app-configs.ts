import {
  AppConfigTestDocument,
  AppConfigsDocument,
  MakeAppConfigDocument,
  type AppConfigFieldsFragment,
} from '../../contract/generated/operations';
import { defineEntity, mutation, saveOver } from '../kernel/define-entity';

export type AppConfig = AppConfigFieldsFragment;

/** What the shop works with outside of itself; each has its code as id. */
export const appConfigs = defineEntity({
  name: 'appConfigs',
  query: { document: AppConfigsDocument, rows: (data): readonly AppConfig[] => data.appConfigs },
  mutations: {
    save: mutation({ document: MakeAppConfigDocument, rows: (data) => [data.makeAppConfig], over: saveOver('save') }),
    test: mutation({ document: AppConfigTestDocument, rows: (data) => [data.appConfigTest] }),
  },
});
