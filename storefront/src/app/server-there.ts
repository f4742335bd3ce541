/** Milliseconds for which an answer is waited for. */
const patience = 5_000

/** Whether the server answers at all, for instance when the shown address is loaded anew. */
export async function isServerThere(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) })
    return true
  } catch {
    return false
  }
}
