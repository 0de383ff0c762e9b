import type { DialogCase } from './case';

export const ORDER_DIALOGS: readonly DialogCase[] = [
  { of: 'screens/orders/OrderDrawer.tsx', pressed: 'What it changes is the same when it is said twice.' },
  { of: 'screens/orders/SetAsideDialog.tsx', pressed: 'What it does with an order takes it off the list, once.' },
  { of: 'screens/orders/HoldOptions.tsx', pressed: 'Submits at the first press, and what is held twice is held once.' },
  { of: 'screens/orders/LabelOptions.tsx', pressed: 'Submits at the first press, and a dry run follows.' },
  { of: 'shell/orders/DeedDialog.tsx', pressed: 'It waits for the answer to the first press, and goes with it.' },
  { of: 'screens/order-tasks/TaskDrawer.tsx', pressed: 'What it changes is the same when it is said twice.' },
  { of: 'shell/lists/bulk/OptionsDialog.tsx', pressed: 'Submits at the first press, and a dry run follows.' },
  {
    of: 'screens/order-tasks/upload/UploadPrints.tsx',
    pressed: 'It is busy from the first press on, and a file put twice on a place stands there once.',
  },
  { of: 'screens/paypal/PaypalDrawer.tsx', pressed: 'It is read; what is typed in it is pressed in the dialogs it opens.' },
  {
    of: 'screens/paypal/drawer/ActForm.tsx',
    pressed: 'It waits for the answer to the first press, and an answer goes by the version of the payment it shows.',
  },
  { of: 'screens/paypal/PaypalAccounts.tsx', pressed: 'What it saves goes under one key: a second save makes no second account.' },
  { of: 'screens/paypal/PaypalAccounts.tsx', pressed: 'It waits for the answer to the first press, and what is gone is gone once.' },
  { of: 'screens/reports/RowsDrawer.tsx', pressed: 'It is read, and holds links.' },
];
