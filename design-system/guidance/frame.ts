import { buttonKeys, dialogKeys, linkKeys, radioKeys } from './keys.ts'
import type { GuidanceTable } from './model.ts'

export const frame: GuidanceTable = {
  announcement: {
    do: [
      'Use it for one line of news that concerns many.',
      'Give it an end date, and a link where there is more.',
    ],
    dont: [
      'What happened to this visitor is a `notice`; what went wrong in place, a `alert`.',
      'Don’t stack three of them: the second is not read.',
    ],
    anatomy: ['Words', 'Link, if any', 'Button that closes it'],
    keys: buttonKeys,
    announced: ['A region named “Announcement”, in reading order; it does not interrupt.'],
  },
  breadcrumbs: {
    do: ['Use it on pages that stand under another one.', 'Let names agree with the headings of the pages.'],
    dont: ['Where we are in an order is said by `order-steps`.', 'Don’t use it on the home page.'],
    keys: linkKeys,
    announced: ['A navigation landmark by name; the last entry is the current page.'],
  },
  'city-prompt': {
    do: ['Use it for a handful of cities.', 'Offer to decide later: every page works without a city.'],
    dont: ['For cinemas by name use `cinema-picker`.', 'Don’t open it over somebody who is already reading.'],
    anatomy: ['Question', 'A radio row a city', 'Button that takes the choice'],
    keys: radioKeys,
    announced: ['A radio group named by its question.'],
  },
  'confirmation-dialog': {
    do: [
      'Use it before what cannot be undone.',
      'Name both answers by what they do: “Give up the seats”, “Keep them”.',
    ],
    dont: ['What can be undone is done, with a `notice` that takes it back.', 'Don’t ask “Are you sure?”.'],
    anatomy: ['Question', 'What will be lost', 'Both answers, the safe one first'],
    keys: dialogKeys,
    announced: ['An alert dialog, read with its text as it opens.'],
  },
  dialog: {
    do: [
      'Use it for a short task that needs the page behind it.',
      'Give it a heading, and one way out that is always in sight.',
    ],
    dont: [
      'For yes or no use `confirmation-dialog`; what can wait stands in the page.',
      'Don’t open one from another.',
    ],
    anatomy: ['Scrim', 'Heading', 'Button that closes it', 'Content', 'Actions'],
    keys: dialogKeys,
    announced: ['A dialog by its heading; what is behind it is not reached.'],
  },
  layout: {
    do: [
      'Use `PageContainer` for the column of a page, `Section` for each of its parts, `SkipLink` once.',
      'Let what goes from edge to edge stand outside the container.',
    ],
    dont: ['Editors’ rows are a `grid`.', 'Don’t set margins between sections by hand.'],
    announced: ['`Section` is named by its heading; `SkipLink` is the first stop of Tab.'],
  },
  'lazy-dialog': {
    do: [
      'Use it for every dialog of a first route: its code comes when it is opened.',
      'Keep the button that opens it in reach while it comes.',
    ],
    dont: ['What is itself fetched late takes the `dialog`.', 'Don’t open it by itself as a page loads.'],
    keys: dialogKeys,
    announced: ['As `dialog`; until its code is there the button is busy.'],
  },
  'mode-switch': {
    do: [
      'Offer it in the footer and the menu, with “as my device” as the default.',
      'Leave it out where the theme has one mode.',
    ],
    dont: [
      'Don’t mirror the choice in other places: it holds for all tabs at once.',
      'Contrast has a switch of its own, `ContrastSwitch`.',
    ],
    keys: radioKeys,
    announced: ['A radio group: light, dark, as the device.'],
  },
  'order-header': {
    do: ['Use it on every step of an order.', 'Let the way out ask before seats are lost.'],
    dont: ['Other pages have `site-header`.', 'Don’t add navigation: nothing leads away by mistake.'],
    anatomy: ['Logo', 'Clock of the hold', 'Way out'],
    keys: linkKeys,
    announced: ['A banner landmark; the clock speaks at its marks alone.'],
  },
  'site-footer': {
    do: [
      'Use it on every page but those of an order.',
      'Put terms, privacy, help and contact where people look for them.',
    ],
    dont: ['Don’t repeat the whole navigation.', 'An order has no foot: see `order-header`.'],
    anatomy: ['About the chain', 'Columns of links', 'Rights', 'Languages', 'Mode and contrast'],
    keys: linkKeys,
    announced: ['A content-info landmark with lists of links under headings.'],
  },
  'site-header': {
    do: ['Keep to five entries; the rest goes under “More”.', 'Mark the current page.'],
    dont: ['Don’t link to what is not open.', 'An order has `order-header`.'],
    anatomy: ['Logo', 'Navigation, or a menu', 'City', 'Search', 'Account'],
    keys: [
      ['Tab', 'Moves through the links; “More” and the menu are buttons.'],
      ['Enter, Space', 'Open “More” or the menu.'],
      ['Escape', 'Closes it; the focus goes back to its button.'],
    ],
    announced: ['A banner landmark with a navigation by name; “More” says whether it is expanded.'],
  },
  'text-input-dialog': {
    do: ['Use it for one short text, such as a note for the kitchen.', 'Say how many characters are left.'],
    dont: ['Several answers are a page with a `form`.', 'Don’t keep the text when it is cancelled.'],
    anatomy: ['Heading', 'Text area with its count', 'Cancel and take over'],
    keys: [...dialogKeys, ['Enter', 'Begins a new line.']],
    announced: ['A dialog by its heading; the field with its help and count.'],
  },
}
