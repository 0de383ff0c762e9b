export interface ToastOptions {
  readonly tone?: 'default' | 'error';
  /** Names it, for one that is shown `instead` of it later. */
  readonly id?: string | undefined;
  readonly instead?: string;
  /** How long it stays; a few, unless told. */
  readonly seconds?: number;
  /** What a person may do about it. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

/** Says what happened, in a corner, for a few seconds. Its looks load on demand; a toast is never worth an error of its own. */
export const showToast = (message: string, options: ToastOptions = {}): void => {
  import(/* webpackChunkName: "tools" */ './Toaster').then(
    ({ enqueueToast }) => enqueueToast(message, options),
    () => undefined,
  );
};
