import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ClientManifest, RenderPage } from '@foyer/contract/render/boundary'
import { placeholderPage } from './placeholder.ts'

/** A storefront that can be rendered. In development each use asks again, so that changed sources are seen. */
export interface Storefront {
  load(): Promise<{ render: RenderPage; manifest: ClientManifest }>
  /** Scripts and tags that only development needs; empty otherwise. */
  developmentHead(nonce: string): string
  /** Takes the build server's frames out of a stack. */
  explain(error: Error): void
}

/** Where the storefront's client build lies. */
export const getClientFolder = (storefrontFolder: string) => join(storefrontFolder, 'dist', 'client')

/** The built storefront, loaded once. Without a build a plain page says so, and the interfaces still answer. */
export async function loadBuiltStorefront(storefrontFolder: string): Promise<Storefront> {
  const entry = join(storefrontFolder, 'dist', 'server', 'entry-server.js')
  const manifestFile = join(getClientFolder(storefrontFolder), '.vite', 'manifest.json')
  const loaded = existsSync(entry)
    ? {
        render: ((await import(/* @vite-ignore */ pathToFileURL(entry).href)) as { render: RenderPage })
          .render,
        manifest: JSON.parse(await readFile(manifestFile, 'utf8')) as ClientManifest,
      }
    : { render: placeholderPage, manifest: {} }
  return { load: async () => loaded, developmentHead: () => '', explain: () => undefined }
}
