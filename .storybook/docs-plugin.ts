import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readDocumentation } from '../design-system/scripts/docs/documentation.ts'

const designSystem = join(import.meta.dirname, '../design-system')
const place = join(import.meta.dirname, 'docs-data.ts')

/** Gives the pages what the sources say of the components; they are read when the first page is asked for. */
export const docsData = (): Plugin => ({
  name: 'foyer-docs-data',
  load: (id) =>
    id === place
      ? `export const documentation = ${JSON.stringify(readDocumentation(designSystem))}`
      : undefined,
})
