/** Thrown for a theme that cannot be used; `path` points into the file, e.g. `modes[0].colorScheme.primary`. */
export class ThemeError extends Error {
  readonly path: string
  constructor(path: string, problem: string) {
    super(`theme: ${path || '(root)'}: ${problem}`)
    this.name = 'ThemeError'
    this.path = path
  }
}

/** A value of unknown shape with the path that led to it. */
export interface Node {
  value: unknown
  path: string
}

const describe = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value))

/** A member of an object; fails when the node is not an object. */
export function member(node: Node, name: string): Node {
  if (typeof node.value !== 'object' || node.value === null || Array.isArray(node.value))
    throw new ThemeError(node.path, `found ${describe(node.value)}, needed an object`)
  return {
    value: (node.value as Record<string, unknown>)[name],
    path: node.path === '' ? name : `${node.path}.${name}`,
  }
}

/** A member at a path of names; missing objects on the way read as missing. */
export const at = (node: Node, ...names: string[]): Node =>
  names.reduce<Node>(
    (current, name) =>
      current.value === undefined
        ? { value: undefined, path: `${current.path}.${name}` }
        : member(current, name),
    node,
  )

/** Text, or the default when nothing is given. */
export function text(node: Node, otherwise?: string): string {
  if (node.value === undefined && otherwise !== undefined) return otherwise
  if (typeof node.value !== 'string' || node.value.trim() === '')
    throw new ThemeError(node.path, `found ${describe(node.value)}, needed text`)
  return node.value
}

/** A number of at least `minimum`, or the default when nothing is given. */
export function number(node: Node, otherwise?: number, minimum = 0): number {
  if (node.value === undefined && otherwise !== undefined) return otherwise
  if (typeof node.value !== 'number' || !Number.isFinite(node.value) || node.value < minimum)
    throw new ThemeError(node.path, `found ${describe(node.value)}, needed a number of at least ${minimum}`)
  return node.value
}

/** True or false, or the default. */
export function flag(node: Node, otherwise: boolean): boolean {
  if (node.value === undefined) return otherwise
  if (typeof node.value !== 'boolean')
    throw new ThemeError(node.path, `found ${describe(node.value)}, needed true or false`)
  return node.value
}

/** One of the listed words, or the default. */
export function choice<T extends string>(node: Node, words: readonly T[], otherwise?: T): T {
  if (node.value === undefined && otherwise !== undefined) return otherwise
  const found = words.find((word) => word === node.value)
  if (found === undefined)
    throw new ThemeError(node.path, `found ${describe(node.value)}, needed one of ${words.join(', ')}`)
  return found
}

/** Items of a list; nothing reads as an empty list. */
export function list(node: Node): Node[] {
  if (node.value === undefined) return []
  if (!Array.isArray(node.value))
    throw new ThemeError(node.path, `found ${describe(node.value)}, needed a list`)
  return node.value.map((value: unknown, index) => ({ value, path: `${node.path}[${index}]` }))
}
