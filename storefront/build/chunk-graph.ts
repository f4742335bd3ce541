import type { EntrySet, ModuleGraph } from './module-graph.ts'

/** Modules that are loaded together. */
export interface Chunk {
  readonly modules: readonly string[]
  /** Gzip, estimated. */
  readonly bytes: number
  loaders: EntrySet
  /** An entry's own module stays in a chunk of its own: its file is requested by name. */
  readonly isEntry: boolean
}

/** Chunks and which of them import which, while some are being merged. */
export class ChunkGraph {
  readonly #graph: ModuleGraph
  readonly #chunkByModule = new Map<string, Chunk>()
  #imports = new Map<Chunk, Set<Chunk>>()
  #reach = new Map<Chunk, Set<Chunk>>()

  constructor(graph: ModuleGraph, chunks: readonly Chunk[]) {
    this.#graph = graph
    for (const chunk of chunks) this.place(chunk)
  }

  place(chunk: Chunk): void {
    for (const id of chunk.modules) this.#chunkByModule.set(id, chunk)
    this.#imports = new Map()
    this.#reach = new Map()
  }

  getImports(chunk: Chunk): Set<Chunk> {
    let imports = this.#imports.get(chunk)
    if (!imports) {
      imports = new Set()
      for (const id of chunk.modules) {
        for (const imported of this.#graph.getImports(id)) {
          const other = this.#chunkByModule.get(imported)
          if (other && other !== chunk) imports.add(other)
        }
      }
      this.#imports.set(chunk, imports)
    }
    return imports
  }

  /** All that a chunk imports, directly or by way of others. */
  getReach(chunk: Chunk): Set<Chunk> {
    let reach = this.#reach.get(chunk)
    if (!reach) {
      reach = new Set(this.getImports(chunk))
      for (const each of reach) for (const other of this.getImports(each)) reach.add(other)
      this.#reach.set(chunk, reach)
    }
    return reach
  }

  /** Whether one of two chunks imports the other by way of a third: as one, they would import it and be imported by it. */
  isCircular(one: Chunk, other: Chunk): boolean {
    const leads = (from: Chunk, to: Chunk) =>
      [...this.getImports(from)].some((each) => each !== to && this.getReach(each).has(to))
    return leads(one, other) || leads(other, one)
  }
}
