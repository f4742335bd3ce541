export async function readBody<T>(
  call: Promise<{ ok: true; value: { body: T } } | { ok: false; failure: unknown }>,
): Promise<NonNullable<T>> {
  const result = await call
  if (!result.ok) throw new Error(JSON.stringify(result.failure))
  // Our server always sends these bodies.
  return result.value.body as NonNullable<T>
}

/** Polls until the expected answer; the server works on meanwhile. */
export async function until<T>(ask: () => Promise<T>, isReached: (answer: T) => boolean): Promise<T> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const answer = await ask()
    if (isReached(answer)) return answer
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('It never came')
}
