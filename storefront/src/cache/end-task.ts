/** Ends the running task: the browser may paint, or answer a press or a key, before what awaits it goes on. */
export const endTask = (): Promise<unknown> =>
  'scheduler' in globalThis ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve))
