import { fireEvent, render, screen } from '@testing-library/react';
import { MailFrame } from '../../../../src/client/shell/support/thread/MailFrame';

/** The page measures the mail, which has no size here. */
beforeAll(() => {
  window.ResizeObserver = class implements ResizeObserver {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});

test('a key pressed in a mail is the page’s: it arrives there, and does nothing more in the mail where the page takes it', () => {
  render(<MailFrame html="<p>Hello</p>" title="Email" />);
  const frame = screen.getByTitle<HTMLIFrameElement>('Email');
  fireEvent.load(frame);
  const heard: string[] = [];
  const onKey = (event: KeyboardEvent): void => {
    heard.push(`${event.shiftKey ? 'Shift ' : ''}${event.key} ${(event.target as Element).tagName}`);
    if (event.key === 'j') event.preventDefault();
  };
  window.addEventListener('keydown', onKey);
  const inside = frame.contentDocument!;
  const press = (init: KeyboardEventInit): boolean =>
    inside.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));
  expect([press({ key: 'j' }), press({ key: 'A', shiftKey: true })]).toEqual([false, true]);
  expect(heard).toEqual(['j IFRAME', 'Shift A IFRAME']);
  window.removeEventListener('keydown', onKey);
});
