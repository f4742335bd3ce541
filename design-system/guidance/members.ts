import { linkKeys } from './keys.ts'
import type { GuidanceTable } from './model.ts'

export const members: GuidanceTable = {
  'loyalty-section': {
    do: [
      'Use it in the header: the way in, or who is in.',
      'Leave room for it, so that nothing moves when it is filled.',
    ],
    dont: ['The photo alone is a `member-photo`.', 'Don’t show it where there is no membership.'],
    anatomy: ['Photo or initials', 'Name', 'Way to the member’s pages'],
    keys: linkKeys,
    announced: ['A link by its words, or by the member’s name.'],
  },
  'member-photo': {
    do: ['Use it round, beside the name.', 'Initials stand in where there is no photo.'],
    dont: ['Any other picture is a `picture`.', 'Don’t let it be the only way to tell who is signed in.'],
    announced: ['The member’s name, or nothing where the name stands beside it.'],
  },
}

export const tools: GuidanceTable = {
  'theme-editor': {
    do: ['Use it beside real pages, in both modes.', 'Read the audit before a theme is exported.'],
    dont: [
      'It is for designers and for development: visitors never see it.',
      'Don’t edit what the theme derives well.',
    ],
    anatomy: ['Settings', 'Both previews', 'Audit with what would pass', 'Undo, copy, import, export'],
    keys: [
      ['Tab', 'Moves through settings, previews and audit.'],
      ['Enter', 'Takes the value that would pass.'],
    ],
    announced: ['Each setting by its label; the count of findings in a status.'],
  },
}
