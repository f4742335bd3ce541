import { buttonKeys, checkboxKeys, comboboxKeys, fieldKeys, radioKeys } from './keys.ts'
import type { GuidanceTable } from './model.ts'

/** What every field says. */
const announced = [
  'Its label, whether it is required, its help; an error is read with the field and marks it invalid.',
]
const anatomy = ['Label', 'Box', 'Help', 'Error']

export const forms: GuidanceTable = {
  checkbox: {
    do: [
      'Use it for a yes or no that counts when the form is sent.',
      'Write it as a statement that is true when ticked.',
    ],
    dont: [
      'Several of a few are a `checkbox-group`; what counts at once is a switch.',
      'Don’t tick it beforehand for a consent.',
    ],
    anatomy: ['Box', 'Words', 'Error'],
    keys: checkboxKeys,
    announced: ['A checkbox by its words, ticked or not.'],
  },
  'checkbox-group': {
    do: ['Use it for several of up to seven.', 'Say how many may be ticked.'],
    dont: ['One of a few is a `radio-group`.', 'To narrow a list use `filter-chip`.'],
    anatomy: ['Legend', 'Boxes', 'Help', 'Error'],
    keys: checkboxKeys,
    announced: ['A group by its legend; help and error describe the group.'],
  },
  consent: {
    do: ['Say in one sentence what is agreed to.', 'Link to the whole text.'],
    dont: ['A plain yes or no is a `checkbox`.', 'Don’t tick it beforehand, and don’t join two consents.'],
    keys: checkboxKeys,
    announced: ['A checkbox named by the consent; links in it are links.'],
  },
  'date-field': {
    do: ['Use it for a day that is known by heart.', 'Show the order of day, month and year.'],
    dont: ['A day to look up is in `day-strip`.', 'Don’t make people scroll through years.'],
    anatomy,
    keys: fieldKeys,
    announced,
  },
  dropdown: {
    do: ['Use it for seven options and more, or options with a note.', 'Order them as people look for them.'],
    dont: [
      'Few that are worth seeing are a `radio-group`; on a phone the device’s own `select-field` is often better.',
      'Don’t use it to go to another page.',
    ],
    anatomy: ['Label', 'Control with the choice', 'List of options', 'Help', 'Error'],
    keys: comboboxKeys,
    announced: ['A combobox by its label and choice; the option in focus is read.'],
  },
  'email-field': {
    do: ['Offer the probable address when a slip is likely.', 'Say what the address is used for.'],
    dont: ['Any other line is a `text-field`.', 'Don’t ask for it twice.'],
    anatomy: ['Label', 'Box', 'Suggestion as a button', 'Help', 'Error'],
    keys: [...fieldKeys, ['Enter, Space', 'On the suggestion: takes it.']],
    announced: [...announced, 'A suggestion is said politely.'],
  },
  field: {
    do: [
      'Use it to make a field of your own.',
      'Show an error first when the field is left, then as it changes.',
    ],
    dont: [
      'In a form stand the fields made of it, such as `text-field`.',
      'Don’t put the label into the box.',
    ],
    anatomy,
    announced,
  },
  'file-field': {
    do: [
      'Say which files, how many and how large before one is chosen.',
      'Show each with its size and a way to take it back.',
    ],
    dont: [
      'Don’t trust the name’s ending: the server judges the contents.',
      'Words are a `text-area-field`.',
    ],
    anatomy: ['Label', 'Box that takes what is dropped', 'Files with their buttons', 'Help', 'Error'],
    keys: [
      ['Tab', 'Moves to the field, then to each file’s button.'],
      ['Enter, Space', 'Open the device’s dialog, or remove the file.'],
    ],
    announced: [...announced, 'Files that are added or removed are said politely.'],
  },
  form: {
    do: [
      'Put fields in one column, in the order of the conversation.',
      'When it cannot be sent, move the focus to the first error and say how many there are.',
    ],
    dont: ['Don’t empty a form that could not be sent.', 'Don’t disable its button until it is right.'],
    anatomy: ['Summary of errors', 'Fields', 'Button'],
    keys: [['Enter', 'Sends it from a line of text.']],
    announced: ['The number of errors when it is refused; each error with its field.'],
  },
  'masked-field': {
    do: ['Use it to make a field that keeps its shape.', 'Take what is pasted in any shape.'],
    dont: ['A form takes the field made of it.', 'Don’t refuse a character in silence.'],
    anatomy,
    keys: fieldKeys,
    announced,
  },
  'number-field': {
    do: [
      'Use digits for what is no amount: a PIN, a code; bound their length.',
      'Say the range and the unit; out of range is an error, never changed in silence.',
      'Show the currency in the box, in the marks of the visitor’s place.',
    ],
    dont: [
      'A few of something are a `quantity-stepper`.',
      'Don’t drop leading zeros of a code.',
      'Don’t use it for years.',
    ],
    anatomy,
    keys: fieldKeys,
    announced,
  },
  'password-field': {
    do: ['Show the rules from the start, each marked as it is met.', 'Let it be pasted and shown.'],
    dont: ['Don’t ask for it twice.', 'A one-time code is a `number-field`.'],
    anatomy: ['Label', 'Box', 'Switch that shows it', 'Rules', 'Error'],
    keys: [...fieldKeys, ['Enter, Space', 'On the switch: shows or hides it.']],
    announced: [...announced, 'Each rule with whether it is met.'],
  },
  'quantity-stepper': {
    do: [
      'Use it for up to ten or so of something.',
      'Name what is counted in the names of its buttons, once.',
    ],
    dont: ['Larger numbers are typed: `number-field`.', 'Don’t disable a button at its bound: it says why.'],
    anatomy: ['Minus', 'Figure', 'Plus'],
    keys: buttonKeys,
    announced: ['Two buttons by name; the new figure is said as it changes.'],
  },
  'radio-group': {
    do: [
      'Use it for one of two to seven, all in sight.',
      'Choose the most usual beforehand where nobody is harmed by it.',
    ],
    dont: [
      'Many options are a `select-field`; views are `tabs`.',
      'Don’t use it for a choice that can be undone only by leaving.',
    ],
    anatomy: ['Legend', 'Options with a note', 'Help', 'Error'],
    keys: radioKeys,
    announced: ['A radio group by its legend; each option with its place, “2 of 4”.'],
  },
  'search-field': {
    do: ['Search as it is typed, and forgive slips.', 'Say what was found in a status of the page.'],
    dont: ['In a bar of filters use `FilterSearch` of `filter-bar`.', 'Don’t move the focus to the results.'],
    anatomy: ['Glyph', 'Box', 'Button that empties it'],
    keys: [...fieldKeys, ['Enter', 'Searches at once.'], ['Escape', 'Empties it.']],
    announced: ['A search field by its label.'],
  },
  'select-field': {
    do: ['Use it for one of a list, above all on phones.', 'Begin with a prompt where nothing is usual.'],
    dont: ['Options with a note are a `dropdown`.', 'Two options are a `radio-group`.'],
    anatomy,
    keys: [
      ['Tab', 'Moves to it.'],
      ['Up, Down, letters', 'Choose, as the device has it.'],
    ],
    announced,
  },
  'text-area-field': {
    do: ['Give it the height of the answer that is expected.', 'Say how many characters are left.'],
    dont: ['One line is a `text-field`.', 'Don’t let it be drawn out sideways.'],
    anatomy,
    keys: [...fieldKeys, ['Enter', 'Begins a new line.']],
    announced,
  },
  'text-field': {
    do: [
      'Give it the width of the answer that is expected.',
      'Name its `autocomplete`, so that the browser can fill it.',
    ],
    dont: [
      'What has a field of its own is better off with that: `email-field`, `date-field`.',
      'Don’t put the label into the box.',
    ],
    anatomy,
    keys: fieldKeys,
    announced,
  },
}
