export { DEMO_ACCOUNTS, DEMO_PASSWORD, DEMO_SHOP, OPEN_ACCOUNT } from './accounts';
export { seedManyPresets } from './many-presets';
export { seedDemo } from './seed';
export { connectDemoStore } from './store';
export { startDemoTrade } from './trade';
