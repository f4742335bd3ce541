import { makeAutoObservable, observableRef, when } from 'mobx'
import type {
  Filter,
  FilteredFilm,
  FilterSection,
  FilterSectionKey,
  FilterType,
  FilterValues,
} from './filter.ts'
import { hasSettled } from '../base/caching.ts'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../base/define-store.ts'

/** A section to be: the values that it offers now. */
export interface SectionDefinition {
  readonly values: readonly string[]
  /** Settled by the page: its values are selected, whatever a visitor chooses. */
  readonly fixed?: boolean
  /** Several together; if absent, one replaces the other. */
  readonly multiple?: boolean
}

export type SectionDefinitions = Readonly<Partial<Record<FilterSectionKey, SectionDefinition>>>

/** Source of a filter. Options and films are updated when their source changes. */
export type FilterDefinition = Pick<Filter, 'id' | 'siteId'> &
  (
    | {
        readonly type: 'Film'
        readonly baseData: () => readonly FilteredFilm[]
        readonly sections: (baseData: readonly FilteredFilm[]) => SectionDefinitions
      }
    | { readonly type: Exclude<FilterType, 'Film'>; readonly sections: () => SectionDefinitions }
  )

/** One filter and its selection, which outlives a change of its options. */
class HeldFilter {
  definition: FilterDefinition | undefined
  chosen: FilterValues = {}
  /** Ends the watch over the films of a film filter. */
  release: () => void = () => undefined

  constructor() {
    makeAutoObservable(this, { definition: observableRef, chosen: observableRef, release: false })
  }

  get baseData(): readonly FilteredFilm[] {
    return this.definition?.type === 'Film' ? this.definition.baseData() : []
  }

  get definitions(): SectionDefinitions {
    return this.definition?.sections(this.baseData) ?? {}
  }

  get filter(): Filter | undefined {
    return this.definition && createFilter(this.definition, this.chosen, this.baseData)
  }

  /** @param chosen new selection; when absent, the current one is kept */
  hold(definition: FilterDefinition | undefined, chosen?: FilterValues): void {
    this.definition = definition
    if (chosen) this.choose(chosen)
  }

  choose(chosen: FilterValues): void {
    // An address is applied again with each rendering of its page.
    if (JSON.stringify(chosen) !== JSON.stringify(this.chosen)) this.chosen = chosen
  }
}

/**
 * A filter for its controls.
 * @param baseData the films that a filter starts from, if they are loaded
 */
export function createFilter(
  definition: FilterDefinition,
  chosen: FilterValues,
  baseData = definition.type === 'Film' ? definition.baseData() : [],
): Filter {
  const { id, siteId, type } = definition
  const sections = Object.fromEntries(
    Object.entries(definition.sections(baseData)).map(([key, section]) => [
      key,
      createSection(section, chosen[key as FilterSectionKey]),
    ]),
  )
  return type === 'Film' ? { id, siteId, type, sections, baseData } : { id, siteId, type, sections }
}

function createSection(
  { values, fixed = false, multiple }: SectionDefinition,
  chosen: readonly string[] = [],
): FilterSection {
  const offered = chosen.filter((value) => values.includes(value))
  // If an address names several values of a single choice, the last one applies.
  const selected = multiple ? offered : offered.slice(-1)
  return {
    fixed,
    options: values.map((value) => ({ value, selected: fixed || selected.includes(value) })),
  }
}

/** The filters of the lists on the page, by id. */
export class FiltersStore {
  readonly #held = new Map<string, HeldFilter>()
  readonly #isListed: (siteId: string | null) => boolean

  /** @param isListed whether the films of a cinema are loaded, or of all that are chosen for null */
  constructor(isListed: (siteId: string | null) => boolean) {
    this.#isListed = isListed
  }

  /** Undefined if none is open, and for films if their list is not loaded. */
  filter(id: string): Filter | undefined {
    return this.#entry(id).filter
  }

  /** Whether a filter can be held by now: one of films needs the list of its cinema. */
  canHold({ type, siteId }: FilterDefinition): boolean {
    return type !== 'Film' || this.#isListed(siteId)
  }

  /**
   * Registers a filter: replaces one with the same id, and keeps its selection unless a new one is given. One of films
   * is dropped with the list of its cinema.
   */
  open(definition: FilterDefinition, chosen?: FilterValues): void {
    const { id } = definition
    if (!this.canHold(definition)) {
      this.drop(id)
      return
    }
    const entry = this.#entry(id)
    entry.release()
    entry.hold(definition, chosen)
    entry.release = when(
      () => !this.canHold(definition),
      () => this.drop(id),
    )
  }

  /** Selects a value; in a single choice the others are cleared first. */
  select(id: string, key: FilterSectionKey, value: string): void {
    const entry = this.#entry(id)
    const rest = entry.definitions[key]?.multiple ? (entry.chosen[key] ?? []) : []
    entry.choose({ ...entry.chosen, [key]: [...rest.filter((each) => each !== value), value] })
  }

  deselect(id: string, key: FilterSectionKey, value: string): void {
    const entry = this.#entry(id)
    entry.choose({ ...entry.chosen, [key]: (entry.chosen[key] ?? []).filter((each) => each !== value) })
  }

  /** Selects exactly these values; in a single choice the last of them. */
  choose(id: string, values: FilterValues): void {
    this.#entry(id).choose(values)
  }

  /** Clears the visitor's selection; fixed values stay. */
  clear(id: string): void {
    this.#entry(id).choose({})
  }

  drop(id: string): void {
    const entry = this.#entry(id)
    entry.release()
    entry.hold(undefined, {})
    this.#held.delete(id)
  }

  /** Reading an entry creates it, so that its readers observe later registrations. */
  #entry(id: string): HeldFilter {
    let entry = this.#held.get(id)
    if (!entry) this.#held.set(id, (entry = new HeldFilter()))
    return entry
  }
}

/** Whether the films of a cinema are loaded, or of all that are chosen for null. */
export function isListed({ availability, films, listing, screeningDates }: Stores, siteId: string | null) {
  return siteId === null
    ? listing.state === 'ready'
    : films.all.value !== undefined &&
        hasSettled(availability.network) &&
        hasSettled(screeningDates.for({ siteIds: [siteId] }))
}

/** The filters of the page's lists. */
export const getFiltersStore = defineStore(
  (stores: Stores) => new FiltersStore((siteId) => isListed(stores, siteId)),
)
