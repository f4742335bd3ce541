import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { staticMui } from '../design-system/vite/static-mui.ts'
import { createSharedChunks } from './build/shared-chunks.ts'
import { buildTarget } from './supported-browsers.ts'

/**
 * What every page runs on, in one chunk: it compresses better than many, and stays cached over releases. The names of
 * days and months are not in it: a page fetches those of its own language. Vite's helper for what is fetched late is, as it
 * would otherwise be a chunk of its own or not by small changes elsewhere.
 */
export const foundation =
  /vite\/preload-helper|app\/startup\/lazy-script|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|mobx|mobx-react-lite|dayjs(?!\/locale\/)|stylis|@emotion|@mui\/system|@mui\/styled-engine|@mui\/material\/(styles|zero-styled|DefaultPropsProvider|ButtonBase|Button|ButtonGroup|IconButton))\//

/**
 * Lets the build leave out the parts of the router that nothing uses: it names its components for developers where they are
 * made, which counts as a use of each, with all that it stands on. Everything works without it. Measured on 2026-11-25 by
 * `test:budget`: without it every page carries 7.4 kB more, and most budgets leave 2 to 3 (`budget.mjs`, figures of 2026-11-27
 * in docs/benchmarks.md: home 190.8 kB of 193, films 196.5 of 199, film 198.0 of 200.5, seats 239.2 of 241.5). Of these the
 * bundler's own options (`manualPureFunctions`, `propertyWriteSideEffects`) save 0.9 (docs/adr/0040).
 */
const unusedParts: Plugin = {
  name: 'foyer-unused-parts',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\// },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replace(/(?<==\s)(?=React\d*\.(forwardRef|createContext|memo)\()/g, '/* @__PURE__ */ '),
  },
}

/**
 * Has a browser that knows the comment compile all functions of the chunks with such modules while they come in, off the
 * main thread, and not one by one while they first run. For chunks of which a visit runs most in one go, as the seat map's first
 * drawing does: what is compiled and never run is time and memory for nothing.
 */
export const compiledAtLoad = (modules: RegExp): Plugin => ({
  name: 'foyer-compiled-at-load',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => modules.test(id)))
        chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
  },
})

const root = fileURLToPath(new URL('.', import.meta.url))
const lazyScript = fileURLToPath(new URL('src/app/startup/lazy-script.ts', import.meta.url))

/**
 * Puts `importWithRetry` in the place of Vite's helper around every `import()`: that one hands files to the browser's modules
 * before it is known whether they come, and older browsers never ask for one again that did not. Style sheets are none of
 * its matters: all styles are in the script.
 */
const lazyScripts: Plugin = {
  name: 'foyer-lazy-scripts',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () =>
      `import { importWithRetry } from ${JSON.stringify(lazyScript)}
       export const __vitePreload = (load, files) => importWithRetry(load, files?.map((file) => '/' + file))`,
  },
}

/** 42 bits: enough for some hundred files of each release. */
const shortHash = '[hash:7]'

/**
 * A page's script is named for its folder, as each has its definition in a `page.ts`. Code that several chunks share has no
 * name, and hashes are short: the entry lists all chunks, and random letters do not compress. Measured on 2026-11-26 by
 * `test:budget`: every page carries 2.2 kB less (home 181.6 kB instead of 183.8).
 */
function toChunkFileName({ facadeModuleId, name }: { facadeModuleId?: string | null; name: string }): string {
  if (name !== 'foundation' && (!facadeModuleId || name.startsWith('shared-')))
    return `assets/${shortHash}.js`
  const [, page = '[name]'] = /\/pages\/([\w-]+)\/page\.ts$/.exec(facadeModuleId ?? '') ?? []
  return `assets/${page}-${shortHash}.js`
}

const isInput = (id: string) => /\/app\/entry-(foundation|client)\.tsx?$/.test(id)

/** Measured on 2026-11-27 by `test:budget` and `bench:lighthouse`: docs/adr/0054. */
const sharedChunks = createSharedChunks({
  isInput,
  isPage: (id) => /\/pages\/[\w-]+\/page\.ts$|\/app\/frames\/\w+Frame\.tsx$/.test(id),
  isPlaced: (id) => foundation.test(id),
  requestBytes: 600,
})

/** One configuration for both builds: the browser's (with a manifest) and, with `--ssr`, the server's entry. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  plugins: [
    react(),
    unusedParts,
    staticMui,
    ...(isSsrBuild ? [] : [sharedChunks.plugin, lazyScripts, compiledAtLoad(/\/seat-map\/SeatMap\.tsx$/)]),
  ],
  // The server writes pages itself and serves the brand's files; nothing is copied.
  publicDir: false,
  appType: 'custom',
  // A build holds all its packages: one file to find and compile instead of some hundred. In development CommonJS
  // packages run as they are.
  ssr: { noExternal: command === 'build' ? true : [/^@foyer\//] },
  // So that of React and the others only the production half goes into the server's entry.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  build: {
    // Of the server's build the project's own Node takes all of it.
    target: buildTarget,
    emptyOutDir: true,
    // The player of streams is one large script that few fetch; what a page may weigh is held by budget.mjs.
    chunkSizeWarningLimit: 700,
    ...(isSsrBuild
      ? {
          outDir: 'dist/server',
          // What a browser fetches late, a server has immediately.
          rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
        }
      : {
          outDir: 'dist/client',
          manifest: true,
          // The server's own pages write the preload links, by the manifest.
          modulePreload: {
            polyfill: false,
            // A file that imports nothing is named too: Vite alone lists none where there is one.
            resolveDependencies: (file, imported) => (imported.length > 0 ? imported : [file]),
          },
          rolldownOptions: {
            input: ['src/app/entry-foundation.ts', 'src/app/entry-client.tsx'],
            output: {
              chunkFileNames: toChunkFileName,
              codeSplitting: {
                // A group's order is its priority. All but the last take with them what they import.
                groups: [
                  { name: 'foundation', test: foundation, priority: 3 },
                  { name: 'frame', tags: ['$initial'], test: (id: string) => !isInput(id), priority: 2 },
                  {
                    name: sharedChunks.findChunkName,
                    debugName: 'shared',
                    includeDependenciesRecursively: false,
                    priority: 1,
                  },
                ],
              },
            },
          },
        }),
  },
}))
