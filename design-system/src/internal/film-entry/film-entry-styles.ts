/** Styles of a title's link: the heading's color, underlined under the pointer. */
export const filmHeadingLink = {
  '& :is(h2, h3) > a': {
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
  },
} as const

/** Styles of a line of title and mark: the mark ends the line, and is no higher than it. */
export const filmHead = {
  '& [data-slot=head]': {
    display: 'flex',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: 8,
    '& > :is(h2, h3)': { minInlineSize: 0 },
    '& > :is(button, a)': { flex: 'none', marginBlock: -10, marginInlineEnd: -12 },
  },
} as const
