/** Where the server's processor time goes, by folder of its source and by package, when a run misses its target. */
import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

/** Option of Node that opens its inspector on a free port; it costs nothing until a profile is taken. */
export const inspectable = '--inspect=127.0.0.1:0'

/**
 * Profiles the server's main thread during a run.
 * @param {{ log: () => string }} server started with `inspectable`
 * @param {() => Promise<unknown>} run
 * @returns the profile in the format of the DevTools protocol
 */
export async function profileDuring(server, run) {
  const [address] = /ws:\/\/\S+/.exec(server.log()) ?? []
  if (!address) throw new Error('the inspector of the server is not open')
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', () => reject(new Error('the inspector does not answer')), { once: true })
  })
  const waiting = new Map()
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(data)
    waiting.get(id)?.(result)
  })
  let last = 0
  const send = (method) =>
    new Promise((resolve) => {
      last += 1
      waiting.set(last, resolve)
      socket.send(JSON.stringify({ id: last, method }))
    })
  await send('Profiler.enable')
  await send('Profiler.start')
  await run()
  const { profile } = await send('Profiler.stop')
  socket.close()
  return profile
}

const maps = new Map()

/** The source of a place in a built file; null for a file without a source map. */
function findSource(url, line, column) {
  if (!maps.has(url)) {
    const file = fileURLToPath(url)
    try {
      maps.set(url, new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8'))))
    } catch {
      maps.set(url, null)
    }
  }
  return maps.get(url)?.findEntry(line, column).originalSource ?? null
}

/** What a stack frame belongs to: a folder of the project, a package, a part of Node, or null for the engine's own. */
function getGroup({ url, functionName, lineNumber, columnNumber }) {
  if (functionName === '(garbage collector)') return 'garbage collection'
  if (url.startsWith('node:')) return `Node ${url.slice(5).split('/').slice(0, 2).join('/')}`
  if (!url.startsWith('file:')) return null
  const source = findSource(url, lineNumber, columnNumber) ?? url
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? []
  if (name) return name
  const [, folder] = /((?:server|contract)\/src\/[^/]+)|(?:\.\.\/)+src\/[^/]+/.exec(source) ?? []
  return (
    folder ??
    source
      .replace(/^(?:\.\.\/)+/, 'server/')
      .split('/')
      .slice(0, 3)
      .join('/')
  )
}

/** Milliseconds of a profile by group, the longest first; the time of native functions is their caller's. */
function groupTimes({ nodes, samples, timeDeltas }) {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])))
  const groups = new Map()
  const getNearestGroup = (id) => {
    if (groups.has(id)) return groups.get(id)
    const parent = parents.get(id)
    const group =
      getGroup(byId.get(id).callFrame) ?? (parent === undefined ? 'the engine' : getNearestGroup(parent))
    groups.set(id, group)
    return group
  }
  const times = new Map()
  samples.forEach((id, index) => {
    if (byId.get(id).callFrame.functionName === '(idle)') return
    const group = getNearestGroup(id)
    times.set(group, (times.get(group) ?? 0) + timeDeltas[index] / 1000)
  })
  return [...times].sort(([, one], [, other]) => other - one)
}

/**
 * Prints the largest groups of a profile.
 * @param {string} unit what was counted: `hold`
 * @param {number} count of them during the profile
 */
export function reportWhere(unit, profile, count) {
  const times = groupTimes(profile)
  const [largest, others] = [times.slice(0, 14), times.slice(14)]
  const sum = (entries) => entries.reduce((total, [, time]) => total + time, 0)
  const rows = [...largest, [`${others.length} others`, sum(others)]]
  console.log(`where the ${(sum(times) / count).toFixed(2)} ms of the server's thread go, a ${unit}:`)
  for (const [group, time] of rows)
    console.log(
      `  ${(time / count).toFixed(3)} ms  ${((time / sum(times)) * 100).toFixed(0).padStart(2)} %  ${group}`,
    )
}
