import { Link } from '@foyer/design-system/actions/link'
import { useStores } from '../../context/hooks.ts'

/** Calls a number as it is written for people. */
export function PhoneLink({ number }: { number: string }) {
  const { texts } = useStores()
  return <Link href={`tel:${number.replace(/[^\d+]/g, '')}`}>{texts.foreign(number)}</Link>
}
