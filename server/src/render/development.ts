import type { FastifyInstance } from 'fastify'
import type { ClientManifest, RenderPage } from '@foyer/contract/render/boundary'
import type { Storefront } from './storefront.ts'

const clientEntry = 'src/app/entry-client.tsx'
const serverEntry = '/src/app/entry-server.tsx'

/** As if it were built: the entry's source is its own file, which Vite serves. */
const developmentManifest: ClientManifest = {
  [clientEntry]: { file: clientEntry, src: clientEntry, isEntry: true },
}

/** React's refresh runtime has to be in place before any component loads. */
const refreshPreamble = `import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`

/**
 * The storefront from its sources by Vite in this process: changes show at once, in the browser by hot reload over
 * the server's own port (the page's policy allows no other) and in rendering by loading the entry anew.
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
    // Vite answers with a raw response, which needs no policy of its own.
    reply.hijack()
    vite.middlewares(request.raw, reply.raw, () => {
      reply.raw.statusCode = 404
      reply.raw.end()
    })
  })
  return {
    load: async () => {
      const { render } = (await vite.ssrLoadModule(serverEntry)) as { render: RenderPage }
      return { render, manifest: developmentManifest }
    },
    developmentHead: (nonce) =>
      `<script type="module" nonce="${nonce}">${refreshPreamble}</script>\n<script type="module" nonce="${nonce}" src="/@vite/client"></script>`,
    explain: (error) => vite.ssrFixStacktrace(error),
  }
}
