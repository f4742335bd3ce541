/** Milliseconds for which an answer is waited for. */
const patience = 5_000

/**
 * Whether the server answers at all, for instance when the shown address is loaded anew. What a browser says of its
 * connection is not asked: one beside the server has none.
 */
export async function isServerThere(): Promise<boolean> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) })
    return true
  } catch {
    return false
  }
}
