import 'i18next';
import type account from '../../../i18n/en/account.json';
import type notifications from '../../../i18n/en/notifications.json';
import type en from './en';
import type enScreens from './en-screens';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    // The last two are said by the server, which is type-checked with us.
    resources: typeof en & typeof enScreens & { readonly account: typeof account; readonly notifications: typeof notifications };
  }
}
