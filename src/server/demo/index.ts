export { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts';
export { seedDemo } from './seed';
export { connectDemoStore } from './store';
export { startDemoTrade } from './trade';
