/** Milliseconds after which it counts as not known. */
const timeout = 5_000

/**
 * Whether a file is on the content network, asked without fetching it; null where nobody can say, as of a network that
 * other pages may not ask.
 */
export async function checkMediaExists(address: string): Promise<boolean | null> {
  try {
    const { ok, status } = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(timeout) })
    if (ok) return true
    return status === 404 || status === 410 ? false : null
  } catch {
    return null
  }
}
