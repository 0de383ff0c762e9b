import type { DialogCase } from './case';

export const ORDER_DIALOGS: readonly DialogCase[] = [
  { of: 'screens/orders/OrderDrawer.tsx', pressed: 'What it changes is the same when it is said twice.' },
  { of: 'screens/orders/HoldOptions.tsx', pressed: 'It goes at the first press, and what is held twice is held once.' },
  { of: 'screens/orders/LabelOptions.tsx', pressed: 'It goes at the first press, and a dry run follows.' },
  { of: 'screens/orders/drawer/DeedDialog.tsx', pressed: 'It waits for the answer to the first press, and goes with it.' },
];
