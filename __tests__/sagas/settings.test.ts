import { alerts } from '../../src/client/entities/alerts';
import { containerSettings } from '../../src/client/entities/container-settings';
import { fakeBrowser } from './support/fake-browser';
import { storeWithFakeServer } from './support/fake-server';

const ROW = { _id: 'shop', label: 'Blue', time_zone: 'UTC', opening: [], rates: [], updated_at: 0 };

test('what a shop is called stands changed wherever it is shown', async () => {
  const { store, last } = storeWithFakeServer(fakeBrowser('https://demo.shop.test/settings/all?tab=shop'));
  store.dispatch(containerSettings.actions.show({}));
  await last('ContainerSetting').answer({ containerSetting: [ROW] }, 1);
  store.dispatch(containerSettings.actions.save({ _id: 'shop', updated_at: 0, params: { label: 'Green' } }));
  await last('MakeContainerSetting').answer({ makeContainerSetting: { ...ROW, label: 'Green', updated_at: 5 } });
  expect(containerSettings.selectPage(store.getState(), {})).toMatchObject([{ label: 'Green', updated_at: 5 }]);
});

test('an alert that is turned off stands so', async () => {
  const { store, last } = storeWithFakeServer(fakeBrowser('https://demo.shop.test/settings/all?tab=alerts'));
  store.dispatch(alerts.actions.show({}));
  await last('Alerts').answer({ alerts: [{ _id: 'orders', on: true }] }, 1);
  store.dispatch(alerts.actions.turn({ _id: 'orders', on: false }));
  await last('MakeAlert').answer({ makeAlert: { _id: 'orders', on: false } });
  expect(alerts.selectPage(store.getState(), {})).toMatchObject([{ on: false }]);
});
