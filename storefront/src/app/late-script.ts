/** Script files that the browser has whole, or that are on their way, by their address. */
const come = new Map<string, Promise<void>>()

/** Such a link has a file that the page began with: without those nothing runs that could ask for more. */
const linkTo = (file: string) => document.querySelector(`link[rel=modulepreload][href="${CSS.escape(file)}"]`)

/** @throws {TypeError} when there is no connection, the answer is cut off or is not the file */
async function fetchWhole(file: string): Promise<void> {
  const response = await fetch(file)
  if (!response.ok) throw new TypeError(`The script ${file} did not come: ${String(response.status)}`)
  await response.arrayBuffer()
}

function bringWhole(file: string): Promise<void> {
  let coming = come.get(file)
  if (!coming) {
    coming = linkTo(file) ? Promise.resolve() : fetchWhole(file)
    come.set(file, coming)
    coming.catch(() => come.delete(file))
  }
  return coming
}

/** WebKit asks again by itself for what failed; and in its private windows, what has come by `fetch` is transferred again. */
const asksAgain = navigator.vendor.startsWith('Apple')

/** Has files fetched side by side, by the module system itself. */
function preload(files: readonly string[]): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  for (const file of files) {
    if (linkTo(file)) continue
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = file
    if (nonce) link.nonce = nonce
    document.head.append(link)
  }
}

/**
 * Runs an `import()` once all its files are in the browser's cache; the build puts it around each. Chromium (150, not 156)
 * and Firefox (153) remember of a module, and of everything that it imports, that its fetch has failed, for as long as the
 * page stands: no later `import()` sends a request, and "Try again" cannot help. What has come by `fetch` first does not
 * fail then, and a fetch that failed is forgotten here.
 * @param files the module's own and all that it imports at once, rooted addresses; of those that a page began with, each
 *   was run before anything could be asked for here
 * @throws {TypeError} when a file did not come; asked again, it is fetched again
 */
export async function importLate<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  if (asksAgain) preload(files)
  else await Promise.all(files.map(bringWhole))
  return load()
}
