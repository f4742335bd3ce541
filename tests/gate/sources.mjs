import { spawnSync } from 'node:child_process'

/**
 * Names the content of files and folders as the last commit has them: the same name means the same content.
 * @param {readonly string[]} [paths] from the root of the repository; without them all of it
 * @param {string} [root] of the repository
 * @returns {string | null} null where one of them has uncommitted changes, which have no name
 * @throws {Error} where the commit lacks one of them
 */
export function identifySources(paths, root = '.') {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim()
  if (git('status', '--porcelain', '--', ...(paths ?? ['.'])) !== '') return null
  if (!paths) return git('rev-parse', 'HEAD^{tree}')
  return paths
    .map((path) => {
      const id = git('rev-parse', '--verify', '--quiet', `HEAD:${path}`)
      if (!id) throw new Error(`The commit has no ${path}`)
      return id.slice(0, 16)
    })
    .join(' ')
}
