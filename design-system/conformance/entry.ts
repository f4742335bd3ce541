import type { ReactElement, RefCallback } from 'react'

/** Props that the suite passes to every component besides its fewest. */
export interface Probe {
  ref: RefCallback<Element>
  className: string
  id: string
  'data-testid': string
  'aria-details': string
}

type Guarantee = 'ref' | 'rest' | 'className' | 'theme'

/** What the conformance suite needs to know of one component. */
export interface Entry {
  /** The component with its fewest props and the probe. */
  shows: (probe: Probe) => ReactElement
  /** Selector of the element that `ref` and rest props reach, for a component whose docs say that it is not the root. */
  control?: 'button' | 'input' | 'select' | 'textarea'
  /**
   * Name and slot of its root in a theme's `components`, as `MuiAlert-root`; needed where the root is another component's.
   * Default: `Foyer<name>-root`.
   */
  theme?: `${'Foyer' | 'Mui'}${string}-${string}`
  /** Promises that it does not keep, each with the reason. */
  except?: Partial<Record<Guarantee, string>>
  /** It opens over the page, and is fetched when it does. */
  isDialog?: true
  /** It is an item of a list, which the caller makes. */
  within?: 'ul'
  /** Rules of axe that do not hold for it in jsdom, which has no layout and no width, each with the reason. */
  axeExcept?: Readonly<Record<string, string>>
  /** Its states, each by the selector that a theme would style it by. */
  states?: Readonly<Record<string, ReactElement>>
  /** States that its styles tell by color alone, as `FoyerField [aria-invalid=true]`, each with what else says it. */
  byColorAlone?: Readonly<Record<string, string>>
}

/**
 * What a file of stories exports as `conformance`: every component that its folder offers, by name. A string is the
 * reason why the suite has nothing to look at.
 */
export type Conformance = Readonly<Record<string, Entry | string>>

/** A callback for props that need one. */
export const doNothing = (): undefined => undefined
