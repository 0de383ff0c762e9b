import { appConfigs } from '../../src/client/entities/app-configs';
import { fakeBrowser } from './support/fake-browser';
import { storeWithFakeServer } from './support/fake-server';

const ROW = { _id: 'paypal', code: 'paypal', kind: 'payment', status: 'ok', updated_at: 0 };

test('an integration that is switched off, or fails its test, stands so wherever it is listed', async () => {
  const { store, last } = storeWithFakeServer(fakeBrowser('https://demo.shop.test/app-config/all'));
  store.dispatch(appConfigs.actions.show({}));
  await last('AppConfigs').answer({ appConfigs: [ROW] }, 1);
  store.dispatch(appConfigs.actions.save({ _id: 'paypal', params: { on: false } }));
  await last('MakeAppConfig').answer({ makeAppConfig: { ...ROW, status: 'off', updated_at: 2 } });
  expect(appConfigs.selectPage(store.getState(), {})).toMatchObject([{ status: 'off', updated_at: 2 }]);
  store.dispatch(appConfigs.actions.test({ _id: 'paypal' }));
  const last_error = { refusal: 'integration.noAccount', values: {} };
  await last('AppConfigTest').answer({ appConfigTest: { ...ROW, status: 'failing', last_error } });
  expect(appConfigs.selectPage(store.getState(), {})).toMatchObject([{ status: 'failing', last_error }]);
});
