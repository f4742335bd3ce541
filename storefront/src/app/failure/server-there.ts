/** Milliseconds for which an answer is waited for. */
const patience = 5_000

/**
 * Whether the server answers at all, for instance before a reload. `navigator.onLine` is not used: it is false in a
 * browser without a network, even on the server's own machine.
 */
export async function isServerThere(): Promise<boolean> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) })
    return true
  } catch {
    return false
  }
}
