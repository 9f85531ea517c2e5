import { describe, expect, it } from 'vitest';
import { SerialQueue } from './serial.ts';

describe('the queue', () => {
  it('runs one piece of work at a time, in order of arrival', async () => {
    const queue = new SerialQueue();
    const events: string[] = [];
    const work = (name: string) => async () => {
      events.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      events.push(`${name} ends`);
    };
    await Promise.all([queue.run(work('first')), queue.run(work('second'))]);
    expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
    expect(queue.length).toBe(0);
  });

  it('goes on after a failure, which only its caller sees', async () => {
    const queue = new SerialQueue();
    const failing = queue.run(() => Promise.reject(new Error('mine')));
    const next = queue.run(() => Promise.resolve('fine'));
    await expect(failing).rejects.toThrow('mine');
    await expect(next).resolves.toBe('fine');
  });
});
