/**
 * Builds what has changed: the storefront and the server each record the hash of the sources that they were built from.
 * Hashing all sources takes some tens of milliseconds; file times are unreliable after a checkout.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { isWritable, nodeProgram, getPackageProgram, getProjectEnvironment, root } from './bootstrap.mjs'

const shared = [
  'package-lock.json',
  'tsconfig.json',
  'theme-tokens/src',
  'contract/src',
  'contract/openapi.json',
]

const vite = (...args) => [getPackageProgram('vite/bin/vite.js'), 'build', '--logLevel', 'warn', ...args]
const storefrontConfig = ['--config', 'storefront/vite.config.ts']

/** Targets: their sources, commands, and the file whose existence proves a build. */
const targets = {
  storefront: {
    sources: [
      ...shared,
      'design-system/src',
      'storefront/src',
      'storefront/build',
      'storefront/vite.config.ts',
    ],
    commands: [
      vite(...storefrontConfig),
      vite(...storefrontConfig, '--ssr', 'src/app/entry-server.tsx', '--outDir', 'dist/server'),
    ],
    needs: 'storefront/vite.config.ts',
    output: 'storefront/dist',
    proof: 'storefront/dist/server/entry-server.js',
    after: () => compressFiles(join(root, 'storefront/dist/client/assets')),
  },
  server: {
    sources: [...shared, 'server/src', 'server/test-provider', 'server/vite.config.ts'],
    commands: [vite('--config', 'server/vite.config.ts')],
    needs: 'server/vite.config.ts',
    output: 'server/dist',
    proof: 'server/dist/main.js',
    after: () => undefined,
  },
}

/** Tests and stories are not part of a build. */
const isSource = (name) => !/\.(test|stories)\.tsx?$/.test(name)

function addToHash(hash, path) {
  const full = join(root, path)
  if (!existsSync(full)) return
  let entries
  try {
    entries = readdirSync(full, { withFileTypes: true })
  } catch {
    hash.update(`${path}\0`).update(readFileSync(full))
    return
  }
  entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    if (entry.isDirectory()) addToHash(hash, `${path}/${entry.name}`)
    else if (isSource(entry.name)) {
      hash.update(`${path}/${entry.name}\0`).update(readFileSync(join(full, entry.name)))
    }
  }
}

function sourceHash({ sources }) {
  const hash = createHash('sha256')
  for (const path of sources) addToHash(hash, path)
  return hash.digest('hex')
}

const getStampPath = ({ output }) => join(root, output, '.sources')

/** Whether the build exists and was made from the current sources. */
function isFresh(target, hash) {
  const stamp = getStampPath(target)
  return (
    existsSync(join(root, target.proof)) && existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === hash
  )
}

/** Files are compressed once here, at the best level, and sent as stored. */
export function compressFiles(folder) {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!/\.(js|css|svg|json)$/.test(name)) continue
    const file = join(folder, name)
    const content = readFileSync(file)
    const brotli = {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }
    writeFileSync(`${file}.br`, brotliCompressSync(content, brotli))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}

/**
 * Builds the given targets unless they are up to date.
 * @param {('storefront' | 'server')[]} names
 * @returns {boolean} whether anything was built
 */
export function ensureBuilt(names = ['storefront', 'server']) {
  let hasBuilt = false
  for (const name of names) {
    const target = targets[name]
    if (!existsSync(join(root, target.needs))) continue
    const hash = sourceHash(target)
    if (isFresh(target, hash)) continue
    if (!isWritable(join(root, target.output, '..'))) {
      console.error(
        `The ${name} is not built from these sources, and this user cannot write to ${root}. Run npm run build there as its owner first.`,
      )
      process.exit(1)
    }
    console.log(`Building the ${name} …`)
    rmSync(getStampPath(target), { force: true })
    for (const command of target.commands) {
      const { status, error } = spawnSync(nodeProgram, command, {
        cwd: root,
        stdio: 'inherit',
        env: getProjectEnvironment({ NODE_ENV: 'production' }),
      })
      if (error || status !== 0) {
        console.error(`The ${name} could not be built.`)
        process.exit(1)
      }
    }
    target.after()
    mkdirSync(join(root, target.output), { recursive: true })
    writeFileSync(getStampPath(target), `${hash}\n`)
    hasBuilt = true
  }
  return hasBuilt
}

// Run directly (`npm run build`): builds all targets, or those given as arguments.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const named = process.argv.slice(2).filter((name) => name in targets)
  ensureBuilt(named.length > 0 ? named : undefined)
}
