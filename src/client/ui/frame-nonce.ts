/** The nonce of this page, for the styles of a frame whose text is written here: without it nothing in it has a look. */
export const frameNonce = document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content') ?? 'none';
