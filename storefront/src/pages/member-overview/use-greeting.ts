import { useStores, useText } from '../../context/hooks.ts'
import { useFirstName } from '../../features/member-area/use-first-name.ts'

const noon = 12
const evening = 18

/** The part of the day at an hour of the visitor's clock. */
const getPartOfDay = (hour: number) =>
  hour < noon && hour >= 4 ? 'Morning' : hour < evening && hour >= noon ? 'Day' : 'Evening'

/** How the member is greeted: by their first name and the time of day, once they are known. For an observer. */
export function useGreeting(): string {
  const { t } = useText()
  const { clock } = useStores().core.platform
  const name = useFirstName()
  // A name is not known before the browser's own clock is.
  return name === null
    ? t('member.overview.welcome')
    : t(`member.overview.greeting${getPartOfDay(new Date(clock.now()).getHours())}`, { name })
}
