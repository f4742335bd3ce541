import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { createRootTheme } from '../src/theme/create-mui-theme.ts'
import { toThemeData } from '../src/theme/theme-data.ts'
import { leftOutImports, nothing, replacedFiles } from './replaced-files.ts'

const source = (file: string) => fileURLToPath(new URL(`../src/theme/${file}`, import.meta.url))
const theme = source('mui-theme.ts')

/** The root theme as data, and the functions that it needs, in the place of MUI's `createTheme`, which makes it. */
function writeThemeModule(): string {
  const root = createRootTheme()
  return [
    `import { createStaticTheme } from ${JSON.stringify(source('static-theme.ts'))}`,
    `import { components } from ${JSON.stringify(source('components/index.ts'))}`,
    `export const muiTheme = /* @__PURE__ */ createStaticTheme(${JSON.stringify(toThemeData(root.theme))}, components)`,
    `export const muiCss = ${JSON.stringify(root.css)}`,
  ].join('\n')
}

/** Folder of the package, with a slash at its end. */
export const muiFolder = createRequire(import.meta.url)
  .resolve('@mui/material/package.json')
  .replace(/package\.json$/, '')

const emptyPart = '\0foyer-empty-part'

/**
 * Puts the root theme, made in Node while the product is built, in the place of the code that makes it, and nothing in
 * the place of what the look never shows. For builds of both sides, so that both write the same classes. The only
 * plugin that may replace files of Material UI.
 */
export const staticMui: Plugin = {
  name: 'foyer-static-mui',
  apply: 'build',
  enforce: 'pre',
  resolveId(id, importer) {
    if (!importer?.startsWith(muiFolder)) return null
    return leftOutImports[importer.slice(muiFolder.length)]?.includes(id) ? emptyPart : null
  },
  load(id) {
    if (id === emptyPart) return nothing
    if (id === theme) return writeThemeModule()
    return id.startsWith(muiFolder) ? (replacedFiles[id.slice(muiFolder.length)]?.(theme) ?? null) : null
  },
}
