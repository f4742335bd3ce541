import { ChunkGraph, type Chunk } from './chunk-graph.ts'
import { findEntries, type EntryOptions, type EntrySet, type ModuleGraph } from './module-graph.ts'

export interface ChunkPlanOptions extends EntryOptions {
  /** Modules that other rules put into a chunk. */
  readonly isPlaced: (id: string) => boolean
  /** Bytes, gzip, that an entry may load in vain to save one request. */
  readonly requestBytes: number
}

/** A page is loaded while a visitor waits for it; what comes later is not. */
const pageWeight = 4

/** Whether more than one entry loads it: more than one bit is set. */
const isShared = ({ loaders }: Chunk) => (loaders & (loaders - 1n)) !== 0n

function countEntries(set: EntrySet): number {
  let count = 0
  // By 32 bits: the usual way to count those that are set.
  for (let rest = set; rest > 0n; rest >>= 32n) {
    let bits = Number(BigInt.asUintN(32, rest))
    bits -= (bits >>> 1) & 0x5555_5555
    bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333)
    count += (((bits + (bits >>> 4)) & 0x0f0f_0f0f) * 0x0101_0101) >>> 24
  }
  return count
}

/** Modules that the same entries load make one chunk. */
function gatherChunks(
  graph: ModuleGraph,
  loadersByModule: ReadonlyMap<string, EntrySet>,
  entries: ReadonlySet<string>,
  isPlaced: (id: string) => boolean,
) {
  const groups = new Map<string | EntrySet, string[]>()
  for (const [id, loaders] of loadersByModule) {
    if (isPlaced(id)) continue
    const key = entries.has(id) ? id : loaders
    groups.set(key, [...(groups.get(key) ?? []), id])
  }
  return [...groups].map(([key, modules]): Chunk => ({
    modules,
    bytes: modules.reduce((sum, id) => sum + graph.getBytes(id), 0),
    loaders: typeof key === 'string' ? (loadersByModule.get(key) ?? 0n) : key,
    isEntry: typeof key === 'string',
  }))
}

/** What some entries load in vain when two chunks become one. */
interface Unused {
  readonly loaders: EntrySet
  readonly bytes: number
  /** A file that they did not load before. */
  readonly isRequest: boolean
}

function findUnused(graph: ChunkGraph, one: Chunk, other: Chunk): Unused[] {
  const all = one.loaders | other.loaders
  const imported = new Set([...graph.getReach(one), ...graph.getReach(other)])
  return [one, other, ...imported].flatMap((chunk) => {
    const loaders = all & ~chunk.loaders
    return loaders === 0n
      ? []
      : [{ loaders, bytes: chunk.bytes, isRequest: chunk !== one && chunk !== other }]
  })
}

/** Two chunks that may become one, and the bytes that all entries together save by it. */
interface Pair {
  readonly one: Chunk
  readonly other: Chunk
  readonly gain: number
}

/** Keeps pairs in the order of their gains, the largest last. */
function insertPair(pairs: Pair[], pair: Pair): void {
  let low = 0
  let high = pairs.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((pairs[middle]?.gain ?? 0) < pair.gain) low = middle + 1
    else high = middle
  }
  pairs.splice(low, 0, pair)
}

/**
 * Puts modules that several entries share into chunks: first those together that the same entries load, then, as long as it
 * pays, those that nearly the same entries load. A request costs a page more than its bytes: about 2 ms of a desktop's main
 * thread to ask for it, its headers, and what it does not compress together with others. No two chunks import each other.
 * @returns the number of the chunk of each shared module; modules of one entry, and entries, are not named
 */
export function planChunks(graph: ModuleGraph, options: ChunkPlanOptions): Map<string, number> {
  const { isPage, isPlaced, requestBytes } = options
  const { ids, loadersByModule } = findEntries(graph, options)
  const gathered = gatherChunks(graph, loadersByModule, new Set(ids), isPlaced)
  const chunkGraph = new ChunkGraph(graph, gathered)
  const chunks = new Set(gathered.filter((chunk) => !chunk.isEntry && isShared(chunk)))
  const pages = ids.reduce((set, id, index) => (isPage(id) ? set | (1n << BigInt(index)) : set), 0n)
  const weigh = (set: EntrySet) => countEntries(set) + (pageWeight - 1) * countEntries(set & pages)

  const toPair = (one: Chunk, other: Chunk): Pair => {
    const saved = weigh(one.loaders & other.loaders) * requestBytes
    if (saved === 0) return { one, other, gain: 0 }
    const lost = findUnused(chunkGraph, one, other).map(
      ({ loaders, bytes, isRequest }) => weigh(loaders) * (bytes + (isRequest ? requestBytes : 0)),
    )
    return { one, other, gain: lost.reduce((gain, each) => gain - each, saved) }
  }
  const merge = ({ one, other }: Pair) => {
    const merged: Chunk = {
      modules: [...one.modules, ...other.modules],
      bytes: one.bytes + other.bytes,
      loaders: one.loaders | other.loaders,
      isEntry: false,
    }
    chunks.delete(one)
    chunks.delete(other)
    chunkGraph.place(merged)
    for (const imported of chunkGraph.getReach(merged)) imported.loaders |= merged.loaders
    return merged
  }

  const pairs: Pair[] = []
  const addPairs = (chunk: Chunk, others: Iterable<Chunk>) => {
    for (const other of others) {
      const pair = toPair(chunk, other)
      if (pair.gain > 0) insertPair(pairs, pair)
    }
  }
  const first = [...chunks]
  first.forEach((chunk, index) => addPairs(chunk, first.slice(index + 1)))
  for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
    if (!chunks.has(pair.one) || !chunks.has(pair.other)) continue
    // Merging others changes what a pair brings.
    const now = toPair(pair.one, pair.other)
    if (now.gain <= 0) continue
    if (now.gain < pair.gain) insertPair(pairs, now)
    else if (!chunkGraph.isCircular(pair.one, pair.other)) {
      const merged = merge(pair)
      addPairs(merged, chunks)
      chunks.add(merged)
    }
  }
  return new Map([...chunks].flatMap(({ modules }, index) => modules.map((id) => [id, index] as const)))
}
