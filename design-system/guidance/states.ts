import { buttonKeys } from './keys.ts'
import type { GuidanceTable } from './model.ts'

export const states: GuidanceTable = {
  alert: {
    do: ['Put it where the eye is: over a form, under a control.', 'Say what happened, then what to do.'],
    dont: [
      'What passes by itself is a `notice`.',
      'Don’t put a running clock into it: all of it is read again.',
    ],
    anatomy: ['Glyph of its kind', 'Heading', 'What to do', 'Action, if any'],
    announced: ['An alert when it appears after an action; plain text when it was there from the start.'],
  },
  'cookie-notice': {
    do: ['Put it early in the page, so that the keyboard meets it soon.', 'Make both answers equally easy.'],
    dont: [
      'News of the house is an `announcement`.',
      'Don’t cover what a visitor came for, nor controls that take the focus.',
    ],
    anatomy: ['What is asked', 'Link to what is kept', 'Both answers'],
    keys: buttonKeys,
    announced: ['A region by name; the page can be used beside it.'],
  },
  'empty-state': {
    do: [
      'Say what is empty and why, and offer the next step.',
      'Use it only when the answer came and held nothing.',
    ],
    dont: ['What could not be fetched is a `failure-state`.', 'Don’t blame the visitor’s search.'],
    anatomy: ['Glyph', 'What is so', 'Way on'],
    keys: buttonKeys,
    announced: ['Its heading and text in reading order; a list that became empty says so in its status.'],
  },
  'error-boundary': {
    do: ['Put one around each part of a page that can stand without the others.', 'Log what broke.'],
    dont: [
      'Failures that are expected are states: `failure-state`.',
      'Don’t wrap a whole page where its parts have their own.',
    ],
    announced: ['What stands in for the part, as `failure-state`.'],
  },
  'failure-state': {
    do: [
      'Say what failed and what can be done, and offer to try again where that may help.',
      'Keep what is already there on the page.',
    ],
    dont: [
      'Nothing to show is an `empty-state`; beside content that stays, use `alert`.',
      'Don’t show codes without words.',
    ],
    anatomy: ['Glyph', 'What failed', 'What to do', 'Button to try again'],
    keys: buttonKeys,
    announced: ['Read aloud as it appears; the focus stays where it was.'],
  },
  'live-region': {
    do: [
      'Use it for a change that is seen but not focused: “12 films found”.',
      'Say one short sentence, once things rest.',
    ],
    dont: [
      'Don’t let a clock or a counter speak each second.',
      'Parts that announce themselves need none: `notification-list`.',
    ],
    announced: ['Its text when it changes, politely unless it is urgent.'],
  },
  notice: {
    do: [
      'Use it for what happened beside the page: something was saved, removed, undone.',
      'Offer to take it back.',
    ],
    dont: [
      'What has to be read before going on is a `alert`.',
      'Don’t let an action that matters disappear with it.',
    ],
    anatomy: ['Glyph', 'What happened', 'Action', 'Button that closes it'],
    keys: buttonKeys,
    announced: ['Said politely by its list.'],
  },
  'notification-list': {
    do: ['Use one in the whole application.', 'Let errors stay until they are closed.'],
    dont: ['A field’s error stands in its field: `field`.', 'Don’t send the same notice twice.'],
    anatomy: ['Notice on top', 'The next one behind it', 'Button with how many there are'],
    keys: [...buttonKeys, ['Tab', 'Stops the clock of the one on top while the focus is within.']],
    announced: ['Each notice politely as it comes.'],
  },
  'page-progress': {
    do: [
      'Use one in the whole application, above everything.',
      'Let it show only what takes longer than somebody wonders: it waits 150 ms by itself.',
    ],
    dont: ['A part of a page that is on its way is a `skeleton`.', 'A button that waits is busy: `button`.'],
    announced: ['A progress bar by its label, said politely once it shows.'],
  },
  'script-notice': {
    do: [
      'Put it at the head of every page that books or filters.',
      'Say what can be done without script as well.',
    ],
    dont: ['Other news in a page is a `alert`.', 'Don’t show it to those who have script.'],
    announced: ['Its words, first in the page, where there is no script.'],
  },
  skeleton: {
    do: [
      'Give it the shape of what comes, so that nothing jumps.',
      'Use it from the first wait to the first content.',
    ],
    dont: ['Don’t lay it over content that only becomes fresh.', 'A button that waits is busy: `button`.'],
    announced: ['Nothing: the part around it says that it is loading.'],
  },
}
