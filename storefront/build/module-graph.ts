/** What the build knows about its modules, named by their ids (file paths or virtual names). */
export interface ModuleGraph {
  /** All modules, in an order that is the same for the same sources. */
  readonly ids: readonly string[]
  /** Modules that it imports statically. */
  getImports: (id: string) => readonly string[]
  /** Modules that it imports by `import()`. */
  getLazyImports: (id: string) => readonly string[]
  /** Its size in bytes, gzip, estimated. */
  getBytes: (id: string) => number
}

/** A set of entries, one bit each, by their index in `Entries.ids`. */
export type EntrySet = bigint

/** The modules that a browser asks for by `import()`, and what each of them loads. */
export interface Entries {
  readonly ids: readonly string[]
  /** Modules that are loaded by an entry, and by which; an entry that is loaded only after a page that has the module is not named. */
  readonly loadersByModule: ReadonlyMap<string, EntrySet>
}

export interface EntryOptions {
  /** Where the build begins: what these import is loaded on every page. */
  readonly inputs: readonly string[]
  /** Entries that a visit may begin with; others come later. */
  readonly isPage: (id: string) => boolean
}

/** The modules themselves and all that they import statically. */
export function findClosure(graph: ModuleGraph, roots: Iterable<string>): Set<string> {
  const found = new Set(roots)
  // A set visits what is added while it is walked through.
  for (const id of found) for (const imported of graph.getImports(id)) found.add(imported)
  return found
}

/** The closures of lazy entries that modules lead to, directly or by way of other lazy entries. */
function findLazyEntries(
  graph: ModuleGraph,
  closures: ReadonlyMap<string, Set<string>>,
  modules: Iterable<string>,
) {
  const found = new Set<string>()
  const visit = (ids: Iterable<string>) => {
    for (const id of ids) {
      for (const entry of graph.getLazyImports(id)) if (closures.has(entry)) found.add(entry)
    }
  }
  visit(modules)
  for (const entry of found) visit(closures.get(entry) ?? [])
  return found
}

/** Finds out which entries load which modules, apart from what every page has. */
export function findEntries(graph: ModuleGraph, { inputs, isPage }: EntryOptions): Entries {
  const initial = findClosure(graph, inputs)
  const ids = [...new Set(graph.ids.flatMap((id) => graph.getLazyImports(id)))]
    .filter((id) => !initial.has(id))
    .sort()
  const closures = new Map(ids.map((id) => [id, findClosure(graph, [id])]))
  const lazy = new Map([...closures].filter(([id]) => !isPage(id)))
  /** For each lazy entry what is in the browser before: the modules of each page that leads to it. */
  const before = new Map<string, Set<string>[]>(ids.map((id) => [id, []]))
  for (const id of findLazyEntries(graph, lazy, initial)) before.get(id)?.push(initial)
  for (const [page, closure] of closures) {
    if (!isPage(page)) continue
    for (const id of findLazyEntries(graph, lazy, closure)) before.get(id)?.push(closure)
  }
  const loadersByModule = new Map<string, EntrySet>()
  ids.forEach((entry, index) => {
    const arrived = before.get(entry) ?? []
    for (const id of closures.get(entry) ?? []) {
      if (initial.has(id)) continue
      const isThere = !isPage(entry) && arrived.length > 0 && arrived.every((closure) => closure.has(id))
      loadersByModule.set(id, (loadersByModule.get(id) ?? 0n) | (isThere ? 0n : 1n << BigInt(index)))
    }
  })
  return { ids, loadersByModule }
}
