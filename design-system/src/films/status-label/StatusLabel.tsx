import type { ComponentPropsWithRef } from 'react'
import { styled } from '../../foundations/styled/index.ts'
import { statusStyle } from './style.ts'

const Root = styled('span', { name: 'FoyerStatusLabel', slot: 'Root' })({
  ...statusStyle,
  display: 'inline-flex',
  // The mark is at the first line, for any number of lines.
  alignItems: 'start',
  '&&::before': { marginBlockStart: 'calc(.5lh - 4px)' },
  // Not on sale yet: a ring, so that the mark does not depend on color.
  '&[data-status=ComingSoon]::before': { border: '2px solid currentColor', background: 'none' },
})

/** Status of a film in a cinema's programme. */
export type FilmStatus = 'NowShowing' | 'PreBookNow' | 'AdvanceBooking' | 'ComingSoon'

export interface StatusLabelProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Status of the film; it sets the mark: a ring while nothing can be booked, otherwise filled. */
  status: FilmStatus
  /** "Now showing". */
  label: string
}

/**
 * Whether a film is showing, bookable or coming, in two or three words. For a promoted film see `promoted-tag`. Our
 * own: styled text, for which Material UI's Typography would add nodes.
 */
export const StatusLabel = ({ status, label, ...rest }: StatusLabelProps) => (
  <Root data-status={status} {...rest}>
    {label}
  </Root>
)
