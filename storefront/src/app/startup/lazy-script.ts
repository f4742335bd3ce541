/** Script files that the browser has whole, or that are on their way, by their address. */
const come = new Map<string, Promise<void>>()

/** Such a link has a file that the page began with: without those nothing runs that could ask for more. */
const findLink = (file: string) =>
  document.querySelector(`link[rel=modulepreload][href="${CSS.escape(file)}"]`)

/** @throws {TypeError} when there is no connection, the answer is cut off or is not the file */
async function fetchWhole(file: string): Promise<void> {
  const response = await fetch(file)
  if (!response.ok) throw new TypeError(`The script ${file} did not come: ${String(response.status)}`)
  await response.arrayBuffer()
}

function bringWhole(file: string): Promise<void> {
  let coming = come.get(file)
  if (!coming) {
    coming = findLink(file) ? Promise.resolve() : fetchWhole(file)
    come.set(file, coming)
    coming.catch(() => come.delete(file))
  }
  return coming
}

/** Milliseconds after which a page that was to be left still stands: what was asked for was a file, or was stopped. */
const leavesWithin = 5_000
let leaving: Promise<void> | undefined

for (const event of ['beforeunload', 'pagehide'])
  addEventListener(event, () => {
    const end = new Promise<void>((resolve) => setTimeout(resolve, leavesWithin))
    leaving = end
    void end.then(() => {
      if (leaving === end) leaving = undefined
    })
  })

/**
 * Runs an `import()` once all its files are in the browser's cache; the build puts it around each. Chromium (150, not 156)
 * and Firefox (153) cache the failed fetch of a module, or of one that it imports, for the lifetime of the page: no later
 * `import()` sends a request, and "Try again" cannot help. A file loaded by `fetch` first does not fail then, and a
 * failed `fetch` is not cached here. WebKit (2.50) retries after a lost connection, not after a 503; its private
 * windows have no cache and transfer lazy script twice. 0.4 kB (`tests/e2e/lost-script.spec.ts`).
 * @param files the module's own and its static imports, rooted addresses; those that the page began with have already run
 * @throws {TypeError} if a file fails to load; the next call fetches it again
 */
export async function importWithRetry<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  try {
    await Promise.all(files.map(bringWhole))
    return await load()
  } catch (error) {
    // Firefox breaks off what is under way when a link is pressed: no failure for a page that is about to go.
    await leaving
    throw error
  }
}
