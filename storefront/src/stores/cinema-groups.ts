import { makeAutoObservable } from 'mobx'
import type { CinemaGroup } from '@foyer/contract/omnia/initial-data'
import type { Site } from '@foyer/contract/wire/sites'
import type { Logger } from './logger.ts'
import type { SitesStore } from './sites.ts'
import type { Storage } from './storage.ts'

const storageKey = 'foyer-cinema-group'

export interface CinemaGroupsOptions {
  groups: readonly CinemaGroup[]
  isPromptRequired: boolean
  /** What the server read from the cookie; it renders by it. */
  savedId: string | null
  sites: SitesStore
  storage: Storage
  /** Writes the cookie that lets the server render the chosen group's films. */
  writeCookie: (groupId: string | null) => void
  logger: Logger
}

/** The city whose cinemas a visitor looks at. */
export class CinemaGroupsStore {
  readonly groups: readonly CinemaGroup[]
  selectedId: string | null = null
  /** The prompt waits for the browser: the server cannot know what local storage says. */
  isHydrated = false
  readonly #options: CinemaGroupsOptions

  constructor(options: CinemaGroupsOptions) {
    this.#options = options
    this.groups = options.groups
    this.selectedId = this.#known(options.savedId)
    makeAutoObservable(this, { groups: false }, { autoBind: true })
  }

  get selected(): CinemaGroup | undefined {
    return this.groups.find((group) => group.id === this.selectedId)
  }

  /** Cinemas of the chosen group; none without one. */
  get siteIds(): readonly string[] {
    return this.selected?.cinemas.map((cinema) => cinema.vistaCinema.key) ?? []
  }

  get isPromptNeeded(): boolean {
    return (
      this.isHydrated && this.#options.isPromptRequired && this.selectedId === null && this.groups.length > 0
    )
  }

  select(groupId: string): void {
    if (!this.#known(groupId)) throw new RangeError(`There is no cinema group ${groupId}`)
    this.selectedId = groupId
    this.#save(groupId)
  }

  /** Takes what the browser remembers: a valid saved group is chosen, one that no longer exists is cleared. */
  restore(): void {
    if (this.groups.length === 0) this.#options.logger.warn('No cinema groups are configured')
    const saved = this.#options.storage.get(storageKey)
    const known = this.#known(saved)
    if (this.selectedId === null && known !== null) this.selectedId = known
    if (this.selectedId !== null) this.#save(this.selectedId)
    else if (saved !== null) this.#save(null)
    this.isHydrated = true
  }

  /** Cinemas of the chosen group, all of them without one; as far as they are loaded. */
  get selectedSites(): readonly Site[] {
    return this.selected ? this.sitesOf(this.selected) : this.#options.sites.list
  }

  groupOfSite(siteId: string): CinemaGroup | undefined {
    return this.groups.find((group) => group.cinemas.some((cinema) => cinema.vistaCinema.key === siteId))
  }

  /** The group's cinemas, as far as they are loaded. */
  sitesOf(group: CinemaGroup): Site[] {
    return group.cinemas.flatMap((cinema) => this.#options.sites.site(cinema.vistaCinema.key) ?? [])
  }

  #known(groupId: string | null): string | null {
    return this.groups.some((group) => group.id === groupId) ? groupId : null
  }

  #save(groupId: string | null): void {
    if (groupId === null) this.#options.storage.remove(storageKey)
    else this.#options.storage.set(storageKey, groupId)
    this.#options.writeCookie(groupId)
  }
}
