import { makeAutoObservable } from 'mobx'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../base/define-store.ts'

/** Where the visitor sits who orders from there, as the open page knows it: the header names it. */
class PlaceStore {
  /** "H11", "Table 7"; null on every other page, and where the place is not known. */
  name: string | null = null

  constructor() {
    makeAutoObservable(this)
  }

  /** @returns takes the name away again, unless another page has named its own */
  show(name: string): () => void {
    this.name = name
    return () => this.leave(name)
  }

  leave(name: string): void {
    if (this.name === name) this.name = null
  }
}

export const getPlaceStore = defineStore((_stores: Stores) => new PlaceStore())
