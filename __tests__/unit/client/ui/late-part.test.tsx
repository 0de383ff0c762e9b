import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { latePart } from '../../../../src/client/ui/late-part';

const Word = ({ text }: { readonly text: string }) => <p>{text}</p>;

class Fence extends Component<{ readonly children: ReactNode }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? 'broken' : this.props.children;
  }
}

const show = (part: ReactNode) =>
  render(
    <Fence>
      <Suspense fallback="waiting">{part}</Suspense>
    </Fence>,
  );

test('a part that was prepared is drawn at once', async () => {
  const Part = latePart(async () => Word);
  Part.prepare();
  await act(async () => undefined);
  const { container } = show(<Part text="here" />);
  expect(container.textContent).toBe('here');
});

test('one that was not comes when it is shown, is loaded once, and stays what it is', async () => {
  const load = jest.fn(async () => Word);
  const Part = latePart(load);
  const { container, rerender } = show(<Part text="first" />);
  expect(container.textContent).toBe('waiting');
  const word = await screen.findByText('first');
  rerender(
    <Fence>
      <Suspense>
        <Part text="second" />
      </Suspense>
    </Fence>,
  );
  expect(await screen.findByText('second')).toBe(word);
  expect(load).toHaveBeenCalledTimes(1);
});

test('what could not be prepared is asked for again where it is shown, and told there', async () => {
  const lost = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn(async (): Promise<typeof Word> => {
    throw new Error('No network');
  });
  const Part = latePart(load);
  Part.prepare();
  await act(async () => undefined);
  show(<Part text="never" />);
  expect(await screen.findByText('broken')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
  lost.mockRestore();
});
