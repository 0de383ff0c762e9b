/** The nonce the server gave this page for its styles; undefined where none is asked for. */
export const styleNonce = document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content') ?? undefined;

// notistack writes its styles while it is imported and takes the nonce from here, so this module has to come first.
if (styleNonce) Object.assign(window, { __nonce__: styleNonce });
