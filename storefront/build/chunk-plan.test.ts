import { planChunks } from './chunk-plan.ts'
import type { ModuleGraph } from './module-graph.ts'

interface TestModule {
  readonly imports?: readonly string[]
  readonly lazy?: readonly string[]
  readonly bytes?: number
}

function createGraph(modules: Readonly<Record<string, TestModule>>): ModuleGraph {
  return {
    ids: Object.keys(modules).sort(),
    getImports: (id) => modules[id]?.imports ?? [],
    getLazyImports: (id) => modules[id]?.lazy ?? [],
    getBytes: (id) => modules[id]?.bytes ?? 1_000,
  }
}

const options = {
  inputs: ['entry'],
  isPage: (id: string) => id.startsWith('page-'),
  isPlaced: () => false,
  requestBytes: 500,
}

/** The modules of each chunk, by their names. */
function readPlan(modules: Readonly<Record<string, TestModule>>, requestBytes = options.requestBytes) {
  const chunks = new Map<number, string[]>()
  for (const [id, chunk] of planChunks(createGraph(modules), { ...options, requestBytes }))
    chunks.set(chunk, [...(chunks.get(chunk) ?? []), id])
  return [...chunks.values()].map((ids) => ids.sort().join(' ')).sort()
}

const entry: TestModule = { imports: ['frame'], lazy: ['page-home', 'page-films', 'page-seats'] }

describe('planChunks', () => {
  it('puts together what the same pages load', () => {
    expect(
      readPlan({
        entry,
        frame: {},
        'page-home': { imports: ['poster', 'rating'] },
        'page-films': { imports: ['poster', 'rating'] },
        'page-seats': { imports: ['map'] },
        poster: {},
        rating: {},
        map: {},
      }),
    ).toEqual(['poster rating'])
  })

  it('leaves alone what every page has, what one page has, and what other rules place', () => {
    const modules = {
      entry,
      frame: {},
      'page-home': { imports: ['frame', 'hero', 'react'] },
      'page-films': { imports: ['frame', 'react'] },
      'page-seats': {},
      hero: {},
      react: {},
    }
    const plan = planChunks(createGraph(modules), { ...options, isPlaced: (id) => id === 'react' })
    expect([...plan.keys()]).toEqual([])
  })

  const overlapping = (bytes: number) => ({
    entry,
    frame: {},
    'page-home': { imports: ['poster'] },
    'page-films': { imports: ['poster', 'filter'] },
    'page-seats': { imports: ['poster', 'filter'] },
    poster: { bytes: 3_000 },
    filter: { bytes },
  })

  it('lets a page load a little in vain to save others a request', () => {
    expect(readPlan(overlapping(900))).toEqual(['filter poster'])
    expect(readPlan(overlapping(1_100))).toEqual(['filter', 'poster'])
  })

  it('counts all that a page would have to load besides', () => {
    const modules = {
      ...overlapping(300),
      filter: { bytes: 300, imports: ['search'] },
      search: { bytes: 5_000 },
    }
    expect(readPlan(modules)).toEqual(['filter search', 'poster'])
  })

  it('takes what comes later for there if all pages that lead to it have it', () => {
    expect(
      readPlan({
        entry,
        frame: {},
        'page-home': { imports: ['poster'], lazy: ['dialog'] },
        'page-films': { imports: ['poster'], lazy: ['dialog'] },
        'page-seats': {},
        dialog: { imports: ['poster', 'price'] },
        poster: {},
        price: {},
      }),
    ).toEqual(['poster'])
  })

  it('makes no two files that import each other, though it would pay', () => {
    expect(
      readPlan({
        entry: { ...entry, imports: [] },
        'page-home': { imports: ['poster'] },
        'page-films': { imports: ['poster'] },
        'page-seats': { imports: ['price'], lazy: ['dialog'] },
        poster: { imports: ['dialog'], bytes: 100 },
        // Asked for by its name, too: a file of its own.
        dialog: { imports: ['price'], bytes: 100 },
        price: { bytes: 100 },
      }),
    ).toEqual(['poster', 'price'])
  })
})
