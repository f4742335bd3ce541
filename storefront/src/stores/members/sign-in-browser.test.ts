import { createTurns } from './sign-in-browser.ts'

/** Locks that are free at once, or never. */
const locksThat = (areFree: boolean) =>
  ({
    request: (_name: string, { signal }: { signal: AbortSignal }, task: () => Promise<unknown>) =>
      areFree
        ? task()
        : new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  }) as unknown as LockManager

it('runs a task under the lock, without locks, and after waiting long for a lock that a sleeping tab holds', async () => {
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController()
    setTimeout(() => controller.abort())
    return controller.signal
  })
  for (const locks of [locksThat(true), undefined, locksThat(false)])
    expect(await createTurns(locks)(async () => 'done')).toBe('done')
})

it('runs a task that fails once', async () => {
  const task = jest.fn(() => Promise.reject(new Error('It failed')))
  await expect(createTurns(locksThat(true))(task)).rejects.toThrow('It failed')
  expect(task).toHaveBeenCalledTimes(1)
})
