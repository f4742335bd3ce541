/**
 * TypeBox as CommonJS in few files, made once for each version before the tests. It exists only as some 300 ES modules, which
 * Jest links anew for each test file: 8 % of the time of the unit tests.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const { dependencies } = JSON.parse(readFileSync(join(root, 'contract/package.json'), 'utf8'))
const cache = join(root, 'tests/.cache')
/** Parts that our packages import, besides the main one. */
const parts = ['compile', 'schema']
const folder = join(cache, `typebox-${dependencies.typebox}`)

const find = (name) => fileURLToPath(import.meta.resolve(name))

/** For `moduleNameMapper`. */
export const typeboxFiles = {
  '^typebox$': join(folder, 'typebox.cjs'),
  [`^typebox/(${parts.join('|')})$`]: join(folder, '$1.cjs'),
}

/** For `globalSetup`. Several projects may begin at once: the first that is done stays. */
export default async function bundleTypebox() {
  if (existsSync(folder)) return
  const { build } = await import('vite')
  mkdirSync(cache, { recursive: true })
  const outDir = mkdtempSync(`${folder}-`)
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      build: {
        outDir,
        emptyOutDir: false,
        minify: false,
        target: 'node24',
        lib: {
          entry: {
            typebox: find('typebox'),
            ...Object.fromEntries(parts.map((part) => [part, find(`typebox/${part}`)])),
          },
          formats: ['cjs'],
          fileName: (_, name) => `${name}.cjs`,
        },
      },
    })
    renameSync(outDir, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}
