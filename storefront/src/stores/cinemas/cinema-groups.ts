import { makeAutoObservable } from 'mobx'
import type { CinemaGroup } from '@foyer/contract/omnia/initial-data'
import type { Site } from '@foyer/contract/wire/sites'
import type { Logger } from '../browser/logger.ts'
import type { SitesStore } from './sites.ts'
import type { Storage } from '../browser/storage.ts'

const storageKey = 'foyer-cinema-group'
/** Between a city and a cinema of it, as they are saved. */
const separator = '.'
/** For the browser's session: the visitor continues without a city. */
const deferredKey = 'foyer-city-later'

export interface CinemaGroupsOptions {
  groups: readonly CinemaGroup[]
  /** Whether nothing can be browsed before a city is chosen; otherwise it is offered, and may be left for later. */
  isPromptRequired: boolean
  /** From the cookie, as read by the server, which renders with it. */
  savedId: string | null
  sites: SitesStore
  storage: Storage
  /** Per tab: records that the visitor chooses later. */
  session: Storage
  /** Writes the cookie that lets the server render the chosen group's films, its own cinema first. */
  writeCookie: (saved: string | null) => void
  logger: Logger
}

/** The city whose cinemas a visitor sees. */
export class CinemaGroupsStore {
  readonly groups: readonly CinemaGroup[]
  selectedId: string | null = null
  /** The cinema that the visitor calls theirs, which comes first among those of its city. */
  ownSiteId: string | null = null
  /** The prompt waits for the browser: the server does not know the local storage. */
  isHydrated = false
  /** The visitor is already reading: the prompt is beside the page, and opens over none. */
  isPutOff = false
  isPromptDeferred = false
  readonly #options: CinemaGroupsOptions

  constructor(options: CinemaGroupsOptions) {
    this.#options = options
    this.groups = options.groups
    Object.assign(this, this.#parse(options.savedId))
    makeAutoObservable(this, { groups: false }, { autoBind: true })
  }

  get selected(): CinemaGroup | undefined {
    return this.groups.find((group) => group.id === this.selectedId)
  }

  /** Cinemas of the chosen group; none without one. */
  get siteIds(): readonly string[] {
    return this.selected ? this.#listSiteIds(this.selected) : []
  }

  /** Whether a city is required, and none is chosen. */
  get isPromptNeeded(): boolean {
    return this.#isUnanswered && this.#options.isPromptRequired && this.groups.length > 0
  }

  /** Nobody has to choose, there is a choice, and the visitor has not left it for later. */
  get isOffered(): boolean {
    return (
      this.#isUnanswered &&
      !this.#options.isPromptRequired &&
      !this.isPromptDeferred &&
      this.groups.length > 1
    )
  }

  /** The list of cities opens by itself. */
  get isAsking(): boolean {
    return (this.isPromptNeeded || this.isOffered) && !this.isPutOff
  }

  /** Shows all cities for the life of the tab. */
  deferPrompt(): void {
    this.isPromptDeferred = true
    this.#options.session.set(deferredKey, 'true')
  }

  /** A page that is only beginning may be preceded by the question again. */
  promptAgain(): void {
    this.isPutOff = false
  }

  select(groupId: string): void {
    if (!this.#known(groupId)) throw new RangeError(`There is no cinema group ${groupId}`)
    if (groupId !== this.selectedId) this.ownSiteId = null
    this.selectedId = groupId
    this.#save()
  }

  /** Chooses the cinema and its city; a cinema of no city changes nothing. */
  selectOwnSite(siteId: string): void {
    const group = this.groupOfSite(siteId)
    if (!group) return
    this.selectedId = group.id
    this.ownSiteId = siteId
    this.#save()
  }

  /**
   * Restores the browser's choice: a valid saved group is chosen, one that no longer exists is cleared.
   * @param isReading whether the visitor uses the page already: nothing opens over it then
   */
  restore(isReading = false): void {
    if (this.groups.length === 0) this.#options.logger.warn('No cinema groups are configured')
    const saved = this.#options.storage.get(storageKey)
    if (this.selectedId === null) Object.assign(this, this.#parse(saved))
    if (this.selectedId !== null || saved !== null) this.#save()
    this.isPromptDeferred = this.#options.session.get(deferredKey) !== null
    this.isPutOff = isReading
    this.isHydrated = true
  }

  /** Cinemas of the chosen group, all of them without one; as far as they are loaded. */
  get selectedSites(): readonly Site[] {
    return this.selected ? this.getSites(this.selected) : this.#options.sites.list
  }

  groupOfSite(siteId: string): CinemaGroup | undefined {
    return this.groups.find((group) => group.cinemas.some((cinema) => cinema.vistaCinema.key === siteId))
  }

  /** The group's cinemas, as far as they are loaded. */
  getSites(group: CinemaGroup): Site[] {
    return this.#listSiteIds(group).flatMap((id) => this.#options.sites.site(id) ?? [])
  }

  #listSiteIds(group: CinemaGroup): string[] {
    const ids = group.cinemas.map((cinema) => cinema.vistaCinema.key)
    const own = ids.filter((id) => id === this.ownSiteId)
    return [...own, ...ids.filter((id) => id !== this.ownSiteId)]
  }

  get #isUnanswered(): boolean {
    return this.isHydrated && this.selectedId === null
  }

  #known(groupId: string | null): string | null {
    return this.groups.some((group) => group.id === groupId) ? groupId : null
  }

  /** A saved city, or a city and a cinema of it; what does not exist any more is left out. */
  #parse(saved: string | null): Pick<CinemaGroupsStore, 'selectedId' | 'ownSiteId'> {
    if (this.#known(saved) !== null) return { selectedId: saved, ownSiteId: null }
    const [groupId = '', siteId = ''] = saved?.split(separator) ?? []
    const selectedId = this.#known(groupId)
    const isOfGroup = selectedId !== null && this.groupOfSite(siteId)?.id === selectedId
    return { selectedId, ownSiteId: isOfGroup ? siteId : null }
  }

  #save(): void {
    const { selectedId, ownSiteId } = this
    const saved = ownSiteId === null ? selectedId : `${selectedId}${separator}${ownSiteId}`
    if (saved === null) this.#options.storage.remove(storageKey)
    else this.#options.storage.set(storageKey, saved)
    this.#options.writeCookie(saved)
  }
}
