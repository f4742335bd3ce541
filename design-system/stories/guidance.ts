/** How a component is used well, exported by its stories and shown on its docs page beside its docstring. */
export interface Guidance {
  /** When it is the right component, and how to use it well; each a full sentence. */
  readonly do: readonly string[]
  /** When another component is right, and which; common mistakes. Names of folders stand in backticks. */
  readonly dont: readonly string[]
  /** Its parts in reading order, as the frames on its page show them; absent when it has none. */
  readonly anatomy?: readonly string[]
  /** Keys and what they do, in the order in which they are met; absent when it takes no keys. */
  readonly keys?: readonly (readonly [key: string, effect: string])[]
  /** What assistive technology announces: role and name, states, and changes. */
  readonly announced?: readonly string[]
}

type Keys = NonNullable<Guidance['keys']>

/** Keys by pattern of the ARIA Authoring Practices. */
export const buttonKeys: Keys = [
  ['Tab', 'Moves to the button.'],
  ['Enter, Space', 'Presses it.'],
]
export const linkKeys: Keys = [
  ['Tab', 'Moves to each link.'],
  ['Enter', 'Follows it.'],
]
export const tabKeys: Keys = [
  ['Tab', 'Moves to the open tab, then on to its panel.'],
  ['Left, Right', 'Opens the tab before or after; turned round in right-to-left pages.'],
  ['Home, End', 'Opens the first or the last tab.'],
]
export const radioKeys: Keys = [
  ['Tab', 'Moves to the chosen option, or to the first.'],
  ['Arrows', 'Move to the option before or after, and choose it.'],
  ['Space', 'Chooses the option in focus.'],
]
export const checkboxKeys: Keys = [
  ['Tab', 'Moves to each box.'],
  ['Space', 'Ticks it, or takes the tick away.'],
]
export const dialogKeys: Keys = [
  ['Tab, Shift + Tab', 'Move within the dialog and not out of it.'],
  ['Escape', 'Asks to close it; the focus goes back to what opened it.'],
]
export const fieldKeys: Keys = [['Tab', 'Moves to the field, and on.']]
export const comboboxKeys: Keys = [
  ['Tab', 'Moves to the control; takes the option in focus and closes where the list is open.'],
  ['Enter, Space, Down, Up', 'Open the list.'],
  ['Up, Down, PageUp, PageDown, Home, End', 'Move through the options, passing disabled ones.'],
  ['Letters', 'Move to the option that begins with them.'],
  ['Enter', 'Takes the option in focus.'],
  ['Escape', 'Closes the list without a choice.'],
]
export const carouselKeys: Keys = [
  ['Tab', 'Moves to the buttons and through the cards; the row follows.'],
  ['Enter, Space', 'On a button: moves the row by a step, or pauses it.'],
]

export const fieldAnatomy: NonNullable<Guidance['anatomy']> = ['Label', 'Box', 'Help', 'Error']
export const fieldAnnounced: NonNullable<Guidance['announced']> = [
  'Its label, whether it is required, its help; an error is read with the field and marks it invalid.',
]
