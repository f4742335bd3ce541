/**
 * `npm start`: installs and builds if needed, then starts. `npm run dev` (`--dev`) renders the storefront from its
 * sources with hot reload and restarts the server when its own sources change.
 */
import { spawn, spawnSync } from 'node:child_process'
import { watchFolder } from './watch-folder.mjs'
import { join } from 'node:path'
import {
  ensureInstalled,
  nodeProgram,
  getProjectEnvironment,
  reexecOnProjectNode,
  root,
  stopWithNpm,
} from './bootstrap.mjs'

ensureInstalled()
stopWithNpm()
await reexecOnProjectNode()

// Not available in the Node 20 that may have started this.
const { enableCompileCache } = await import('node:module')
const { ensureBuilt } = await import('./build.mjs')
const main = join(root, 'server', 'dist', 'main.js')

if (process.argv.includes('--dev')) await develop()
else {
  ensureBuilt()
  // After the first start, the packages' compiled code is read from a cache.
  enableCompileCache(join(root, 'node_modules', '.cache', 'foyer'))
  await import(main)
}

/** Runs the server as a child process, so that it can be restarted when its sources change. */
async function develop() {
  ensureBuilt(['server'])
  let isStopping = false
  let child = start()

  function start() {
    const next = spawn(nodeProgram, ['--enable-source-maps', main], {
      cwd: root,
      stdio: 'inherit',
      env: getProjectEnvironment({ NODE_ENV: 'development' }),
    })
    next.on('exit', (code) => {
      if (isStopping) process.exit(code ?? 0)
    })
    return next
  }

  /** Checks the brand as a start would, and prints its errors. */
  function isBrandRight() {
    const { status } = spawnSync(nodeProgram, [main, '--check-brand'], {
      cwd: root,
      stdio: 'inherit',
      env: getProjectEnvironment({ NODE_ENV: 'development' }),
    })
    return status === 0
  }

  let timer
  let isBrandChanged = false
  const changed = (folder) => {
    isBrandChanged ||= folder === 'brands'
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (!ensureBuilt(['server']) && !isBrandChanged) return
      isBrandChanged = false
      if (!isBrandRight()) {
        console.error('The server keeps the previous version of the brand.')
        return
      }
      // A child that has ended by itself, for example because of an invalid brand, need not be ended.
      if (child.exitCode !== null) {
        child = start()
        return
      }
      child.once('exit', () => (child = start()))
      child.kill('SIGTERM')
    }, 150)
  }
  for (const folder of ['server/src', 'server/test-provider', 'contract/src', 'theme-tokens/src', 'brands']) {
    watchFolder(join(root, folder), (path) => {
      if (/\.(ts|json|ya?ml)$/.test(path) && !/\.test\.ts$/.test(path)) changed(folder)
    })
  }
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      isStopping = true
      child.kill(signal)
    })
  }
}
