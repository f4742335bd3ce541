/**
 * The seat map's own code, gzip: its folder of the design system built alone, minified as the storefront's is, with every
 * module from outside the folder (React, the styles, icons and live region of the design system) left out. What the
 * seat map may weigh is what it brings itself; what a page weighs with it is held by `budget.mjs`.
 */
import { dirname, join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

/** Bytes, gzip. */
const budget = 25_000
const folder = resolve(dirname(fileURLToPath(import.meta.url)), '../design-system/src/seat-map')

const isOutside = (id, importer) =>
  importer !== undefined &&
  !id.startsWith('\0') &&
  (!/^[./]/.test(id) || !resolve(dirname(importer), id).startsWith(folder + sep))

const { output } = await build({
  configFile: false,
  logLevel: 'error',
  root: folder,
  publicDir: false,
  plugins: [react()],
  build: {
    target: 'es2022',
    write: false,
    minify: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: join(folder, 'index.ts'),
      external: isOutside,
      // Everything that it exports: not only what this storefront happens to take.
      preserveEntrySignatures: 'strict',
    },
  },
}).then((built) => (Array.isArray(built) ? built[0] : built))

const bytes = output
  .filter((file) => file.type === 'chunk')
  .reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
const mark = bytes > budget ? '  OVER' : ''
console.log(
  `seat map by itself       ${(bytes / 1_000).toFixed(1).padStart(6)} kB of ${budget / 1_000}${mark}`,
)
if (bytes > budget) process.exitCode = 1
