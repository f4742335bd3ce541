/** Serves the files of a folder on a separate port, for tests of static builds. Dependency-free. */
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
}

/**
 * @param {string} folder absolute
 * @returns {Promise<{ address: string, close: () => void }>}
 */
export async function serveFolder(folder) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://files').pathname)
    const file = join(folder, normalize(path === '/' ? '/index.html' : path))
    if (!file.startsWith(folder + sep) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end()
      return
    }
    // Files named by a hash of their content never change, so a reloaded page need not request them again.
    const lifetime = path.startsWith('/assets/') ? { 'cache-control': 'max-age=3600' } : {}
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      ...lifetime,
    })
    createReadStream(file).pipe(response)
  })
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
