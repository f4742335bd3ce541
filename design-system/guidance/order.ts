import { buttonKeys, dialogKeys, linkKeys, radioKeys } from './keys.ts'
import type { GuidanceTable } from './model.ts'

export const order: GuidanceTable = {
  'hold-timer': {
    do: ['Use it only while something is really held.', 'Keep it in sight on every step.'],
    dont: [
      'Don’t press anybody: it speaks at two marks alone.',
      'Don’t put it into an alert, which would be read each second.',
    ],
    anatomy: ['Ring', 'Figures'],
    announced: ['A timer; said aloud with two minutes and with thirty seconds left.'],
  },
  'living-ticket': {
    do: ['Keep the code dark on white in both modes.', 'Show film, cinema, screen, time and seats large.'],
    dont: ['An order that is not paid is an `order-summary`.', 'Don’t lay anything over the code.'],
    anatomy: ['Film', 'Cinema, screen and time', 'Seats', 'Code', 'Reference in letters'],
    announced: ['Headings and facts as text; the code by its reference.'],
  },
  'order-steps': {
    do: ['Show all steps from the start.', 'Let finished steps be links back.'],
    dont: ['Where a page stands on the site is `breadcrumbs`.', 'Don’t let a step be skipped ahead.'],
    keys: linkKeys,
    announced: ['A list of steps; the current one says so.'],
  },
  'order-summary': {
    do: ['Show the sum from the first price on.', 'Put the one primary action with it.'],
    dont: ['The ticket that was bought is a `living-ticket`.', 'Don’t let fees appear first at payment.'],
    anatomy: ['Film, cinema and time', 'Seats', 'Lines with prices', 'Fees', 'Sum', 'Action'],
    keys: dialogKeys,
    announced: ['A region by name; a new sum is said politely. The sheet on phones is a dialog.'],
  },
  'payment-option': {
    do: ['Open in place what a way to pay needs.', 'Name the payee beside the card’s fields.'],
    dont: ['Any other choice is a `radio-group`.', 'Don’t put fields of the page into `SecurePanel`.'],
    anatomy: ['Radio with its name', 'Marks of cards', 'What it needs, once chosen'],
    keys: radioKeys,
    announced: ['A radio group; what opens follows its option.'],
  },
  'seat-chip': {
    do: ['Name row and number together: C4.', 'Offer to let the seat go beside it.'],
    dont: ['A kind of seat is a `seat-mark`.', 'Filters are `filter-tags`.'],
    keys: buttonKeys,
    announced: ['Seat, ticket and price; a button “Remove C4”.'],
  },
  'seat-map': {
    do: [
      'Give it the tickets, so that it can say what fits.',
      'Say the choice in words with its price beside it.',
    ],
    dont: ['Rooms without numbered seats have `ticket-row` alone.', 'Don’t tell a state by colour alone.'],
    anatomy: [
      'Screen',
      'Areas with their rows',
      'Seats',
      'Buttons to zoom and pan',
      'Legend',
      'List for those who prefer one',
    ],
    keys: [
      ['Tab', 'Moves to the seat in focus, then on.'],
      ['Arrows', 'Move from seat to seat, across aisles and areas.'],
      ['Home, End', 'Move to the first or last seat of the row.'],
      ['Letters and figures', 'Typing “g5” moves to that seat.'],
      ['Enter, Space', 'Take the seat, or let it go.'],
      ['+, −, 0', 'Bring the map closer, back, and show all of it.'],
    ],
    announced: [
      'A grid: row and seat, kind, price, and whether it is free, taken or chosen.',
      'After each choice what was chosen and how many are left; a refusal with its reason.',
    ],
  },
  'seat-mark': {
    do: ['Use it in legends and lists, beside the seat’s name.', 'Take the very drawing of the map.'],
    dont: ['What the signs mean is `SeatLegend` of `seat-map`.', 'Don’t use it alone.'],
    announced: ['Nothing: its name stands beside it.'],
  },
  'ticket-row': {
    do: ['Order kinds by how often they are bought.', 'Say the fee under the price.'],
    dont: [
      'Seats that were chosen are `PickedSeat` of `seat-chip`.',
      'Don’t hide a kind that cannot be chosen: say why.',
    ],
    anatomy: ['Name and note', 'Price', 'Fee', 'How many'],
    keys: buttonKeys,
    announced: ['Name, price and fee; how many as they change, with the new sum.'],
  },
}
