export { DEMO_ACCOUNTS, DEMO_PASSWORD, OPEN_ACCOUNT } from './accounts';
export { seedDemo } from './seed';
export { connectDemoStore } from './store';
export { startDemoTrade } from './trade';
