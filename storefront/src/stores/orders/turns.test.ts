import { SerialQueue } from './serial-queue.ts'

test('each waits for the one before, however that ends, and hears of its own end', async () => {
  const turns = new SerialQueue()
  const finished: string[] = []
  const work = (name: string, ends: () => Promise<unknown>) => async () => {
    finished.push(`${name} begins`)
    await ends()
    finished.push(`${name} ends`)
    return name
  }
  let finish = () => {}
  const first = turns.take(work('first', () => new Promise<void>((resolve) => (finish = resolve))))
  const second = turns.take(work('second', () => Promise.reject(new Error('lost'))))
  const third = turns.take(work('third', () => Promise.resolve()))
  await Promise.resolve()
  expect(finished).toEqual(['first begins'])
  finish()
  expect(await first).toBe('first')
  await expect(second).rejects.toThrow('lost')
  expect(await third).toBe('third')
  expect(finished).toEqual(['first begins', 'first ends', 'second begins', 'third begins', 'third ends'])
})
