import type { ComponentPropsWithRef } from 'react'
import { styled } from '../../foundations/styled/index.ts'

const Root = styled('span', { name: 'FoyerReleaseDate', slot: 'Root' })({
  color: 'var(--foyer-text-muted)',
  fontSize: 'var(--foyer-text-sm)',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
  '& > time': { color: 'var(--foyer-text)', whiteSpace: 'nowrap' },
})

export interface ReleaseDateProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** `yyyy-MM-dd`, for machines. */
  date: string
  /** The formatted day: "13 March 2026" (D MMMM YYYY, in the page's language). */
  text: string
  /** Before the day: "In cinemas from". */
  lead?: string | undefined
}

/**
 * The day on which a film opens at the cinema. For a showtime's day see `day-strip`. Our own: styled text, for which
 * Material UI's Typography would add nodes.
 */
export const ReleaseDate = ({ date, text, lead, ...rest }: ReleaseDateProps) => (
  <Root {...rest}>
    {lead !== undefined && `${lead} `}
    <time dateTime={date}>{text}</time>
  </Root>
)
