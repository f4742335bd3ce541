/** What a component's page shows of its source, as data. */

/** A prop, or a field of a type. */
export interface DocumentedField {
  name: string
  /** As it is written, without the `undefined` of what may be left out. */
  type: string
  required: boolean
  /** As the code has it; absent where the code has none. */
  default?: string
  /** What stands above it. */
  description: string
}

/** A type that props are made of. */
export interface DocumentedType {
  name: string
  description: string
  /** The folder that offers it, where that is another. */
  home?: string
  /** Of an interface; absent of any other type. */
  fields?: DocumentedField[]
  /** Of a type that is no interface, as it is written. */
  text?: string
}

export interface DocumentedComponent {
  name: string
  description: string
  props: DocumentedField[]
  /** The element whose attributes it takes besides, and those that it does not hand on. */
  element?: { name: string; without: string[] }
  /** The control that `ref` and the other attributes reach, where it is not the root. */
  control?: string
  /** Name and slot of its root in a theme, as `FoyerTabs-root`; absent where a theme does not reach it. */
  root?: string
}

/** A name in a theme's `components`, and its slots. */
export interface DocumentedPart {
  name: string
  slots: string[]
}

/** A `data-*` attribute of the component, and its values; none of one that is there or not. */
export interface DocumentedAttribute {
  name: string
  values: string[]
}

/** How far a part can be built upon, as the change log says it. */
export interface Standing {
  status: 'Stable' | 'Experimental' | 'Deprecated'
  /** The version that brought it. */
  since: string
}

/** An entry of the change log that is about one part. */
export interface DocumentedChange {
  version: string
  /** The heading that it stands under, such as "Changed". */
  kind: string
  description: string
}

/** The page of a folder. */
export interface DocumentedFolder {
  /** Under which it is imported. */
  address: string
  standing?: Standing
  /** Newest first. */
  changes: DocumentedChange[]
  components: DocumentedComponent[]
  types: DocumentedType[]
  /** What it offers that is no component, such as a hook, where it has a description. */
  offers: { name: string; description: string }[]
  parts: DocumentedPart[]
  attributes: DocumentedAttribute[]
  /** The theme's custom properties that its styles use, in the order of a theme's own. */
  tokens: string[]
  /** A use of it, out of its stories; what it names stands apart where it is long. */
  example?: { code: string; data?: string }
  /** The page in Storybook on which it stands. */
  page?: string
}

/** Folders by their name without their group, which no two have in common. */
export type Documentation = Record<string, DocumentedFolder>
