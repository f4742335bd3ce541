import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ClientManifest, RenderPage, RenderTicketShell } from '@foyer/contract/render/boundary'
import { renderPlaceholderPage } from './placeholder.ts'

/** What the server calls of the storefront's entry. */
export interface StorefrontEntry {
  readonly render: RenderPage
  /** Absent where there is no build: nothing is stored for a ticket without a connection then. */
  readonly renderTicketShell?: RenderTicketShell | undefined
}

/** A storefront that can be rendered. In development each use loads it again, so that changed sources take effect. */
export interface Storefront {
  load(): Promise<StorefrontEntry & { manifest: ClientManifest }>
  /** Scripts and tags that only development needs; empty otherwise. */
  developmentHead(nonce: string): string
  /** Removes the build server's frames from a stack. */
  explain(error: Error): void
}

/** Folder of the storefront's client build. */
export const getClientFolder = (storefrontFolder: string) => join(storefrontFolder, 'dist', 'client')

/** Loads the built storefront once. Without a build a plain page says so, and the interfaces still answer. */
export async function loadBuiltStorefront(storefrontFolder: string): Promise<Storefront> {
  const entry = join(storefrontFolder, 'dist', 'server', 'entry-server.js')
  const manifestFile = join(getClientFolder(storefrontFolder), '.vite', 'manifest.json')
  const loaded = existsSync(entry)
    ? {
        ...((await import(/* @vite-ignore */ pathToFileURL(entry).href)) as StorefrontEntry),
        manifest: JSON.parse(await readFile(manifestFile, 'utf8')) as ClientManifest,
      }
    : { render: renderPlaceholderPage, manifest: {} }
  return { load: async () => loaded, developmentHead: () => '', explain: () => undefined }
}
