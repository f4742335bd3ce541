/** Milliseconds after which it counts as not known. */
const timeout = 5_000

/** Whether a file is on the content network, without fetching it; null if unknown, as for a network without CORS. */
export async function checkMediaExists(address: string): Promise<boolean | null> {
  try {
    const { ok, status } = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(timeout) })
    if (ok) return true
    return status === 404 || status === 410 ? false : null
  } catch {
    return null
  }
}
