/**
 * Preconditions of every program of the product: its packages are installed, and the program runs on the product's own
 * Node. Uses nothing newer than Node 20, and no network if nothing has changed.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { constants as system } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The product's root folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

const lockfile = join(root, 'package-lock.json')
/** Records the lockfile from which `node_modules` was installed. */
const stamp = join(root, 'node_modules', '.foyer-lockfile')
const projectNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)
/** The product runs on this version, which npm installs with it; an older or newer Node only starts it. */
const neededMajor = 24

const hashFile = (file) => createHash('sha256').update(readFileSync(file)).digest('hex')
const major = (version) => Number(version.replace(/^v/, '').split('.')[0])

/** Whether `node_modules` matches the lockfile. */
export function isInstalled() {
  return (
    existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === hashFile(lockfile) && existsSync(projectNode)
  )
}

/** npm beside the Node that runs this, or on the PATH; `npm start` states its own path. */
function npmCommand() {
  const own = process.env.npm_execpath
  return own && existsSync(own) && /\.c?js$/.test(own) ? [process.execPath, [own]] : ['npm', []]
}

/**
 * Runs `npm ci` if `node_modules` does not match the lockfile; otherwise does nothing. Exits with a message if the
 * installation fails.
 */
export function ensureInstalled() {
  if (isInstalled()) return
  if (isInstalledUnstamped()) return remember()
  if (!isWritable(root)) {
    console.error(
      `Packages are missing, and this user cannot write to ${root}. Run npm ci there as its owner first.`,
    )
    process.exit(1)
  }
  console.log('Installing packages (npm ci); this takes a minute or two the first time …')
  const [command, args] = npmCommand()
  const { status, error } = spawnSync(
    command,
    [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        NODE_ENV: '',
        PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
      },
    },
  )
  if (error || status !== 0) {
    console.error(
      `npm ci did not succeed${error ? ` (${error.message})` : ''}. Is npm on the PATH, and can the package registry be reached?`,
    )
    process.exit(1)
  }
  if (!existsSync(projectNode)) {
    console.error(
      'The package "node" came without its program: its install script did not run. Allow install scripts (npm config set ignore-scripts false) and start again.',
    )
    process.exit(1)
  }
  remember()
}

/** Records the hash of the installed lockfile; skipped in a read-only folder. */
function remember() {
  if (isWritable(dirname(stamp))) writeFileSync(stamp, `${hashFile(lockfile)}\n`)
}

/** Whether this user may write to the folder. */
export function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Whether somebody has run `npm ci` or `npm install` by hand: npm's own record of the installation matches the
 * lockfile.
 */
function isInstalledUnstamped() {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record) || !existsSync(projectNode)) return false
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages
  const wanted = JSON.parse(readFileSync(lockfile, 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      path === '' ||
      optional ||
      link ||
      !path.startsWith('node_modules/') ||
      installed[path]?.version === version,
  )
}

/**
 * Runs this program again on the product's Node, unless it already runs on that version. A newer one is not accepted:
 * the product runs on what it was tested with. Signals and the exit code are passed on. Never returns if it starts the
 * other Node.
 * @returns {Promise<void>}
 */
export async function reexecOnProjectNode() {
  if (major(process.version) === neededMajor || process.env.FOYER_REEXECUTED) {
    if (major(process.version) !== neededMajor) {
      console.error(`Foyer needs Node ${neededMajor}, but ${process.execPath} is ${process.version}.`)
      process.exit(1)
    }
    return
  }
  const child = spawn(projectNode, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, FOYER_REEXECUTED: '1' },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  const code = await new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`Cannot run ${projectNode}: ${error.message}`)
      resolve(1)
    })
    child.on('exit', (status, signal) => resolve(status ?? 128 + (system.signals[signal] ?? 0)))
  })
  process.exit(code)
}

/** Interval of the check whether npm is still running, milliseconds. */
const parentInterval = 500

/**
 * Ends this program when the npm that started it has ended: npm passes SIGTERM only to the shell in between, which ends
 * without a signal to its child. A program started in another way survives the end of its parent, as with nohup.
 */
export function stopWithNpm() {
  if (!process.env.npm_lifecycle_event || process.env.FOYER_REEXECUTED) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, parentInterval)
  timer.unref()
}

/** Environment in which child programs find the product's Node first on their PATH. */
export function getProjectEnvironment(extra = {}) {
  return {
    ...process.env,
    PATH: [dirname(projectNode), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
    ...extra,
  }
}

/** The product's Node, and a package's program to run with it. */
export const nodeProgram = projectNode
export const getPackageProgram = (path) => join(root, 'node_modules', path)
