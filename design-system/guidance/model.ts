/** How a component is used well; beside its docstring, which says what it is. */
export interface Guidance {
  /** When it is the right part, and how it is used well; each a full sentence. */
  readonly do: readonly string[]
  /** When another part is right, and which; mistakes that are made with it. Names of folders stand in backticks. */
  readonly dont: readonly string[]
  /** What it is made of, in reading order, as its page's frames show it; absent of what has no parts. */
  readonly anatomy?: readonly string[]
  /** Keys and what they do, in the order in which they are met; absent of what takes no keys. */
  readonly keys?: readonly (readonly [key: string, effect: string])[]
  /** What assistive technology is told: role and name, states, and what is said as it changes. */
  readonly announced?: readonly string[]
}

/** By the component's folder. */
export type GuidanceTable = Readonly<Record<string, Guidance>>
