import type { Plugin } from 'vite'
import { planChunks, type ChunkPlanOptions } from './chunk-plan.ts'
import { readImports } from './module-imports.ts'

/** Bytes, gzip, of a character of code without comments, before its names are shortened: measured on this storefront. */
const bytesPerCharacter = 0.22

/** What compression and minification leave of a module's code, about. */
function estimateBytes(code: string): number {
  const rest = code
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/^\s*(\/\/|import ).*$/gm, '')
    .replace(/\s+/g, ' ')
  return rest.length * bytesPerCharacter
}

export type SharedChunksOptions = Omit<ChunkPlanOptions, 'inputs'> & {
  readonly isInput: (id: string) => boolean
}

/**
 * Puts what several pages share into few files (`planChunks`, docs/adr/0054). The bundler alone makes a file for each set
 * of entries that share a module, 50 to 120 a page, and its own option merges by distance, which doubles a page's script.
 * @returns the plugin, and the name of a module's chunk for a group of the bundler's `codeSplitting`
 */
export function createSharedChunks({ isInput, ...options }: SharedChunksOptions) {
  let chunkByModule = new Map<string, number>()
  const plugin: Plugin = {
    name: 'foyer-shared-chunks',
    apply: 'build',
    async buildEnd() {
      const ids = [...this.getModuleIds()].sort()
      const imports = await readImports(this, ids)
      const lazyImports = new Map(ids.map((id) => [id, this.getModuleInfo(id)?.dynamicallyImportedIds]))
      const sizes = new Map(ids.map((id) => [id, estimateBytes(this.getModuleInfo(id)?.code ?? '')]))
      chunkByModule = planChunks(
        {
          ids,
          getImports: (id) => imports.get(id) ?? [],
          getLazyImports: (id) => lazyImports.get(id) ?? [],
          getBytes: (id) => sizes.get(id) ?? 0,
        },
        { ...options, inputs: ids.filter(isInput) },
      )
    },
  }
  return {
    plugin,
    findChunkName: (id: string): string | null => {
      const chunk = chunkByModule.get(id)
      return chunk === undefined ? null : `shared-${String(chunk)}`
    },
  }
}
