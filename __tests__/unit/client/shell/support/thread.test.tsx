import '../../../support/text-encoder';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Message } from '../../../../../src/client/entities/messages';
import type { SupportDesk } from '../../../../../src/client/entities/support-desks';
import { loadScreenTexts, startTexts } from '../../../../../src/client/i18n';
import { MessageState } from '../../../../../src/client/shell/support/thread/MessageState';
import { Thread } from '../../../../../src/client/shell/support/thread/Thread';
import { useThread } from '../../../../../src/client/shell/support/thread/use-thread';
import { theme } from '../../../../../src/client/theme';

jest.mock('../../../../../src/client/shell/support/thread/use-thread', () => ({ useThread: jest.fn() }));
jest.mock('../../../../../src/client/shell/support/thread/MessageFiles', () => ({ MessageFiles: () => null }));
jest.mock('../../../../../src/client/shell/support/thread/MessageState', () => ({ MessageState: jest.fn(() => null) }));

beforeAll(async () => {
  await startTexts();
  await loadScreenTexts();
});

const message = (_id: string): Message => ({
  ...{ _id, support_id: 's', origin_id: null, direction: 'in', body: `Words of ${_id}`, html: null, files: [], author: null, rule: null },
  ...{ name: 'Ada', email: 'ada@example.test', to: [], cc: [], bcc: [], aside: false, forward_of: null, signature: '', status: 'received' },
  ...{
    send_at: null,
    code: null,
    channel: 'mail',
    refusal: null,
    refusal_values: null,
    remote_pictures: 0,
    automatic: false,
    created_at: 1,
  },
});

test('a key typed in the composer draws no message anew, and buttons still do what is meant by then', async () => {
  jest.mocked(useThread).mockReturnValue({ rows: [message('a'), message('b')], more: false, loading: false, loadMore: jest.fn() });
  const drawn = jest.mocked(MessageState);
  const desk = { _id: 's' } as SupportDesk;
  const thread = (onAside: (of: Message) => void) => (
    <ThemeProvider theme={theme}>
      <Thread desk={desk} since={null} mayChange onUndo={() => undefined} onAside={onAside} />
    </ThemeProvider>
  );
  const { rerender } = render(thread(() => undefined));
  const first = drawn.mock.calls.length;
  expect(first).toBeGreaterThanOrEqual(2);
  const latest = jest.fn();
  for (const onAside of [() => undefined, () => undefined, latest]) rerender(thread(onAside));
  expect(drawn.mock.calls.length).toBe(first);
  await userEvent.click(screen.getAllByRole('button', { name: 'Forward' })[1]!);
  expect(latest.mock.calls.map(([of]: readonly Message[]) => of?._id)).toEqual(['b']);
});
