import type { FastifyInstance } from 'fastify'
import type { ClientManifest } from '@foyer/contract/render/boundary'
import type { Storefront, StorefrontEntry } from './storefront.ts'

const clientEntry = 'src/app/entry-client.tsx'
const serverEntry = '/src/app/entry-server.tsx'

/** Replaces the build's manifest: the entry is its own source file, which Vite serves. */
const developmentManifest: ClientManifest = {
  [clientEntry]: { file: clientEntry, src: clientEntry, isEntry: true },
}

/** React's refresh runtime has to be set up before any component loads. */
const refreshPreamble = `import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`

/**
 * Serves the storefront from its sources with Vite in this process: changes take effect immediately, in the browser by
 * hot reload over the server's own port (the page's policy allows no other) and in rendering by loading the entry
 * again.
 */
export async function createDevelopmentStorefront(
  app: FastifyInstance,
  storefrontFolder: string,
): Promise<Storefront> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: storefrontFolder,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, next) => {
    if (!/^\/(@|src\/|node_modules\/|__vite)/.test(request.url) && !request.url.includes('/@fs/'))
      return next()
    // Vite writes to the raw response, which needs no policy.
    reply.hijack()
    vite.middlewares(request.raw, reply.raw, () => {
      reply.raw.statusCode = 404
      reply.raw.end()
    })
  })
  return {
    load: async () => {
      const { render, renderTicketShell } = (await vite.ssrLoadModule(serverEntry)) as StorefrontEntry
      return { render, renderTicketShell, manifest: developmentManifest }
    },
    developmentHead: (nonce) =>
      `<script type="module" nonce="${nonce}">${refreshPreamble}</script>\n<script type="module" nonce="${nonce}" src="/@vite/client"></script>`,
    explain: (error) => vite.ssrFixStacktrace(error),
  }
}
