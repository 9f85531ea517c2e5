import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { loadable } from './loadable.tsx';

const Hello = () => <p>Hello</p>;
const show = (Screen: React.ComponentType) =>
  render(
    <Suspense fallback={<p>Loading</p>}>
      <Screen />
    </Suspense>,
  );

test('a screen that was loaded before shows at once', async () => {
  const { Screen, load } = loadable(async () => Hello);
  await load();
  show(Screen);
  expect(screen.getByText('Hello')).toBeDefined();
});

test('otherwise its boundary shows until the code is there, which is fetched once', async () => {
  const code = Promise.withResolvers<typeof Hello>();
  const fetchScreen = vi.fn(() => code.promise);
  const { Screen, load } = loadable(fetchScreen);
  await act(async () => void show(Screen));
  expect(screen.getByText('Loading')).toBeDefined();
  await act(async () => {
    code.resolve(Hello);
    await load();
  });
  expect(await screen.findByText('Hello')).toBeDefined();
  expect(fetchScreen).toHaveBeenCalledTimes(1);
});

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : 'not an Error' };
  }
  override render() {
    return this.state.message ? <p role="alert">{this.state.message}</p> : this.props.children;
  }
}

test('code that does not arrive is an error for the boundary around it', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { Screen } = loadable(() => Promise.reject(new Error('The line broke')));
  render(
    <Boundary>
      <Suspense fallback={<p>Loading</p>}>
        <Screen />
      </Suspense>
    </Boundary>,
  );
  expect((await screen.findByRole('alert')).textContent).toBe('The line broke');
  told.mockRestore();
});
