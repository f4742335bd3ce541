import { buttonKeys, linkKeys, tabKeys } from './keys.ts'
import type { GuidanceTable } from './model.ts'

export const atoms: GuidanceTable = {
  accordion: {
    do: [
      'Use it for questions and answers and small print, of which a visitor needs one or two.',
      'Write headings that say what is inside, so that nobody has to open it to find out.',
    ],
    dont: [
      'Don’t fold what most visitors need, such as prices or opening hours.',
      'For one view among several use `tabs`.',
    ],
    anatomy: ['Heading with its button', 'Arrow that turns', 'Panel'],
    keys: [
      ['Tab', 'Moves to each heading.'],
      ['Up, Down, Home, End', 'Move between headings.'],
      ['Enter, Space', 'Unfold and fold.'],
    ],
    announced: ['A heading with a button, “expanded” or “collapsed”.'],
  },
  button: {
    do: [
      'Use one primary button a view, for the step that most visitors take next.',
      'Let the words say what happens: “Pay £24.50”, not “Submit”.',
      'Keep a button that is refused in reach with `aria-disabled`, and say the reason beside it.',
    ],
    dont: [
      'An address within a sentence is a `link`; a glyph alone is an `icon-button`.',
      'Don’t put two primary buttons beside each other: one of them is secondary.',
      'Don’t disable a form’s button until the form is right: say what is missing when it is pressed.',
    ],
    anatomy: ['Glyph, if any', 'Words', 'Glyph at the end, if any', 'Spinner over the words while busy'],
    keys: [
      ['Tab', 'Moves to the button.'],
      ['Enter', 'Presses it, or follows its address.'],
      ['Space', 'Presses it; scrolls the page where it is a link.'],
    ],
    announced: [
      'A button, or a link when it has an address, named by its words.',
      'While busy: “busy” with the words of `busyLabel`; the focus stays.',
    ],
  },
  'description-list': {
    do: [
      'Use it for pairs of a term and its detail: credits, an address, opening hours.',
      'Keep terms to a word or two.',
    ],
    dont: [
      'For figures that are compared use a table in `rich-text`; for sums `order-summary`.',
      'Don’t use it as a layout of two columns of prose.',
    ],
    anatomy: ['Term', 'Details, one or several'],
    announced: ['A description list: each term with its details.'],
  },
  grid: {
    do: [
      'Use it for rows that editors put together: twelve columns, one under the other on a phone.',
      'Order columns as they are read on a phone.',
    ],
    dont: [
      'For posters use `poster-wall`; for the order’s two columns `OrderLayout` of `layout`.',
      'Don’t nest one row in another.',
    ],
  },
  icon: {
    do: [
      'Put it beside a word that says the same.',
      'Let it take the text’s colour, so that it is as legible as the text.',
    ],
    dont: [
      'A glyph that is pressed is an `icon-button`; seats are `seat-mark`.',
      'Don’t let a glyph alone tell a state.',
    ],
    announced: ['Nothing: it is decoration, and its word stands beside it.'],
  },
  'icon-button': {
    do: [
      'Use it where the glyph is known to everybody: close, search, play.',
      'Name it by what it does: “Close”, “Zoom in”. With `pressed` the name stays and the state changes.',
    ],
    dont: [
      'Where there is room for a word use a `button`.',
      'Don’t make it smaller than 44 by 44 px: the target is the size, not the glyph.',
    ],
    anatomy: ['Target of 44 px', 'Glyph', 'Spoken name'],
    keys: buttonKeys,
    announced: ['A button by its name; with `pressed`, a toggle button that says whether it is on.'],
  },
  link: {
    do: [
      'Name where it leads, so that it makes sense when it is read alone.',
      'Use the standalone form with an arrow at the end of a section: “All films”.',
    ],
    dont: ['What changes something here is a `button`.', 'Don’t write “click here” or “more”.'],
    keys: linkKeys,
    announced: ['A link by its words; one that opens a new window says so.'],
  },
  logo: {
    do: ['Use it once in the header, leading home.', 'Give the theme a logo for light and for dark grounds.'],
    dont: [
      'Partners’ logos are a `picture`.',
      'Don’t put a picture behind it that the theme did not measure.',
    ],
    announced: ['A picture by the company’s name.'],
  },
  'page-heading': {
    do: ['Use it once, first in the page.', 'Keep it to what the page is: two lines on a phone.'],
    dont: [
      'A film’s title stands in `film-hero`; sections have `Section` of `layout`.',
      'Don’t repeat the name of the site in it.',
    ],
    anatomy: ['Heading of level 1', 'A line under it, if any'],
    announced: ['The heading of level 1; skip links and the way to the page lead to it.'],
  },
  picture: {
    do: [
      'Give its shape, so that nothing jumps while it loads.',
      'Say in `alt` what it shows where the text does not, and leave it empty where it does.',
    ],
    dont: ['A film’s poster is a `film-thumbnail`, a glyph an `icon`.', 'Don’t put words into a picture.'],
    announced: ['Its `alt`; nothing when that is empty.'],
  },
  'rating-mark': {
    do: ['Use it beside a title wherever a film can be booked.', 'Give the spoken meaning with the mark.'],
    dont: ['With the facts beside it use `film-facts`.', 'Don’t recolour it: it is read by its letters.'],
    announced: ['The classification with what it means, not the letters alone.'],
  },
  'tab-layout': {
    do: [
      'Use it where an editor gives several views of one thing.',
      'Keep names of tabs to one or two words.',
    ],
    dont: [
      'For views that are fetched each by itself use `tabs`.',
      'Don’t hide in a tab what has to be read before paying.',
    ],
    anatomy: ['Bar of tabs', 'Grid of the open tab'],
    keys: tabKeys,
    announced: ['A list of tabs, the open one “selected”; each panel is named by its tab.'],
  },
  tabs: {
    do: [
      'Use it for two to six views of one thing, of which one is open.',
      'Keep the open tab in the address.',
    ],
    dont: [
      'For what may be open side by side use `accordion`; for filters `filter-chip`.',
      'Don’t use tabs as steps that follow one another: `order-steps`.',
    ],
    anatomy: ['Row of tabs, with a count if any', 'Line under the open one', 'Panel'],
    keys: tabKeys,
    announced: ['A list of tabs, the open one “selected”; the panel is named by its tab.'],
  },
  'visually-hidden': {
    do: ['Use it for words that the eye has from place and shape.', 'Keep it where it is read in order.'],
    dont: ['What changes is said by a `live-region`.', 'Don’t hide what everybody should read.'],
    announced: ['Its text, where it stands.'],
  },
}
