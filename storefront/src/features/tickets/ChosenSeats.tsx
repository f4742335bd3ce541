import { Link } from '@foyer/design-system/actions/link'
import { styled } from '@foyer/design-system/foundations/styled'

const Root = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
  '& > strong': { fontWeight: 650 },
})

export interface ChosenSeatsProps {
  /** "Seats H10 to H12". */
  seats: string
  href: string
  changeLabel: string
}

/** The seats that tickets are chosen for, and the way to others. */
export const ChosenSeats = ({ seats, href, changeLabel }: ChosenSeatsProps) => (
  <Root>
    <strong>{seats}</strong>
    <Link href={href}>{changeLabel}</Link>
  </Root>
)
