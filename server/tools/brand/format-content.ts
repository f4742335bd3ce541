import { join, resolve } from 'node:path'

const productRoot = resolve(import.meta.dirname, '..', '..', '..')

/** Prettier is a development dependency: a production installation has none. */
const loadPrettier = () => import('prettier').catch(() => null)

/**
 * Formats a brand's file as `npm run test:format` requires. `path` is below the brand's folder and decides the
 * language. If Prettier is not installed, or cannot parse the content, it is returned unchanged.
 */
export async function formatContent(path: string, content: string): Promise<string> {
  const prettier = await loadPrettier()
  if (!prettier) return content
  const filepath = join(productRoot, 'brands', 'new', path)
  const options = await prettier.resolveConfig(filepath)
  // A file that cannot be parsed is reported by `check`, with its line.
  return prettier.format(content, { ...options, filepath }).catch(() => content)
}

/** Formats data as a JSON file of a brand. */
export const formatJson = (path: string, data: unknown): Promise<string> =>
  formatContent(path, `${JSON.stringify(data, null, 2)}\n`)
