import Box from '@mui/material/Box';
import { useCallback, useEffect, useRef, useState } from 'react';
import { frameNonce } from '../../../ui/frame-nonce';

interface MailFrameProps {
  /** Safe HTML. */
  readonly html: string;
  readonly title: string;
}

/** Nothing runs in it and nothing of elsewhere is fetched, whatever the HTML says; links open beside the application. */
const documentOf = (html: string, colour: string): string => `<!doctype html><html><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' data:; style-src 'nonce-${frameNonce}'">
<base target="_blank"><style nonce="${frameNonce}">
html{overflow:hidden}body{margin:0;font:14px/1.5 system-ui,sans-serif;color:${colour};overflow-wrap:anywhere;unicode-bidi:plaintext}
*{max-width:100%!important;background:none!important;color:inherit!important}
a{text-decoration:underline}img{height:auto}p{margin:0 0 8px}li p{margin:0}table{border-spacing:8px 2px}
blockquote{margin:8px 0;padding-inline-start:12px;border-inline-start:3px solid #8886}
</style></head><body dir="auto">${html}</body></html>`;

/** A mail as it came, as high as its text. Without scripts the frame may be measured from here. */
export const MailFrame = ({ html, title }: MailFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(48);
  const [colour, setColour] = useState('');
  // A frame knows nothing of the page's theme.
  const take = useCallback((element: HTMLIFrameElement | null) => {
    frame.current = element;
    if (element) setColour(getComputedStyle(element).color);
  }, []);
  useEffect(() => {
    const theme = new MutationObserver(() => frame.current && setColour(getComputedStyle(frame.current).color));
    theme.observe(document.documentElement, { attributes: true });
    return () => theme.disconnect();
  }, []);
  const watched = useRef<ResizeObserver | null>(null);
  useEffect(() => () => watched.current?.disconnect(), []);
  /** Keys pressed in the mail are the page's: nothing in it has any. */
  const forward = useCallback((event: KeyboardEvent): void => {
    const { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing } = event;
    const same = { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing, bubbles: true, cancelable: true };
    if (frame.current?.dispatchEvent(new KeyboardEvent('keydown', same)) === false) event.preventDefault();
  }, []);
  const measure = (): void => {
    const inside = frame.current?.contentDocument;
    const body = inside?.body;
    if (!body) return;
    inside.addEventListener('keydown', forward);
    const read = (): void => setHeight(Math.ceil(body.getBoundingClientRect().height));
    watched.current?.disconnect();
    watched.current = new ResizeObserver(read);
    watched.current.observe(body);
    read();
  };
  return (
    <Box
      component="iframe"
      ref={take}
      title={title}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      srcDoc={documentOf(html, colour)}
      onLoad={measure}
      sx={{ display: 'block', width: '100%', border: 0, color: 'text.primary', colorScheme: 'light' }}
      style={{ height }}
    />
  );
};
