import type { ReactElement, RefCallback } from 'react'

/** What every component is given on top of its fewest props. */
export interface Probe {
  ref: RefCallback<Element>
  className: string
  id: string
  'data-testid': string
  'aria-details': string
}

type Kept = 'ref' | 'rest' | 'className' | 'theme'

/** How one component stands to what all of them promise. */
export interface Entry {
  /** The component with its fewest props, and all that it is handed. */
  shows: (probe: Probe) => ReactElement
  /** Where `ref` and rest props go, as a selector, where its docs say it is a field's control and not the root. */
  control?: 'button' | 'input' | 'select' | 'textarea'
  /** Name and slot of its root in a theme's `components`; `Foyer<its own name>-root` unless it stands on another part. */
  theme?: `${'Foyer' | 'Mui'}${string}-${string}`
  /** A promise that it does not keep, and why. */
  except?: Partial<Record<Kept, string>>
  /** It opens over the page, and is fetched when it does. */
  isDialog?: true
  /** It is an item of a list, which the caller makes. */
  within?: 'ul'
  /** Rules of axe that do not hold for it in jsdom, which has no layout and no width, and why. */
  axeExcept?: Readonly<Record<string, string>>
  /** Its states, each by the selector that a theme would style it by. */
  states?: Readonly<Record<string, ReactElement>>
}

/** The components of an area, by the name under which they are exported. */
export type Table = Readonly<Record<string, Entry>>
