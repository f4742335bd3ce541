import { makeAutoObservable } from 'mobx'

export type ModeChoice = 'Light' | 'Dark' | 'System'

/** The visitor's choice of light and dark; the switch itself rewrites attributes and commits nothing in React. */
export class ModeStore {
  choice: ModeChoice | null
  readonly #apply: (choice: ModeChoice) => void

  constructor(choice: ModeChoice | null, apply: (choice: ModeChoice) => void) {
    this.choice = choice
    this.#apply = apply
    makeAutoObservable(this, {}, { autoBind: true })
  }

  choose(choice: ModeChoice): void {
    this.choice = choice
    this.#apply(choice)
  }
}
