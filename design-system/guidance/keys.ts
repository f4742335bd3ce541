import type { Guidance } from './model.ts'

type Keys = NonNullable<Guidance['keys']>

/** As the patterns of the ARIA Authoring Practices have them. */
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
