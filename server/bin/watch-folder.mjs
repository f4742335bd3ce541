import { readdirSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'

const isFolder = (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/**
 * Watches a folder and all below it, by one watcher for each folder: Node's recursive one loses a file on Linux once it has
 * been replaced, which is how many editors save.
 * @param {string} folder
 * @param {(path: string) => void} onChange path of what was written, made or removed
 * @returns {() => void} ends it
 */
export function watchFolder(folder, onChange) {
  const watchers = new Map()
  const add = (path) => {
    // One of the same name may have been removed.
    watchers.get(path)?.close()
    const watcher = watch(path, (_event, name) => {
      if (name === null) return
      const changed = join(path, name)
      if (isFolder(changed)) add(changed)
      onChange(changed)
    })
    watcher.on('error', () => watcher.close())
    watchers.set(path, watcher)
    for (const entry of readdirSync(path, { withFileTypes: true }))
      if (entry.isDirectory()) add(join(path, entry.name))
  }
  add(folder)
  return () => watchers.forEach((watcher) => watcher.close())
}
