import 'i18next';
import type en from './en';
import type enScreens from './en-screens';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof en & typeof enScreens;
  }
}
