import Box from '@mui/material/Box';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogClient } from './log/log-client';

interface SeenScreenProps {
  readonly client: LogClient;
  readonly index: number;
  /** CSS pixels of the window of whoever was recorded. */
  readonly viewport: { readonly width: number; readonly height: number };
}

/** The page the very application is drawn on from recorded states, with neither network nor storage. */
const FRAME = '/replay-frame';

/** Smaller than that the layout would be another one than what was seen. */
const LEAST = 320;

/** What the person saw: the application itself, in a frame that can do nothing but draw, told the state of each moment. */
export const SeenScreen = ({ client, index, viewport }: SeenScreenProps) => {
  const { t } = useTranslation('qa');
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const [ready, setReady] = useState(false);
  const width = Math.max(LEAST, viewport.width);
  const height = Math.max(LEAST, viewport.height);

  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const box = entry?.contentRect;
      if (box && box.width > 0) setScale(Math.min(1, box.width / width, box.height > 0 ? box.height / height : 1));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [height, width]);

  const connect = useCallback(() => {
    const { port1, port2 } = new MessageChannel();
    // The frame is of no origin, so none can be named; the message goes to this window and to no other.
    frame.current?.contentWindow?.postMessage({ kind: 'replay-port' }, '*', [port1]);
    client.connect(port2);
    setReady(true);
  }, [client]);
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>): void => {
      if (source !== null && source === frame.current?.contentWindow && data === 'replay-ready') connect();
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [connect]);
  useEffect(() => {
    if (ready) client.show(index);
  }, [client, index, ready]);

  return (
    <Box
      ref={room}
      sx={{ flex: 1, minHeight: 240, minWidth: 0, overflow: 'hidden', display: 'grid', placeItems: 'start center' }}
      dir="ltr"
    >
      <Box
        sx={{ overflow: 'hidden', border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.subtle' }}
        style={{ width: width * scale, height: height * scale }}
      >
        <iframe
          ref={frame}
          title={t('seen')}
          src={FRAME}
          sandbox="allow-scripts"
          tabIndex={-1}
          style={{ width, height, border: 0, transform: `scale(${scale})`, transformOrigin: '0 0', colorScheme: 'normal' }}
        />
      </Box>
    </Box>
  );
};
