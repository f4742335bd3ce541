import type { Site } from '@foyer/contract/wire/sites'
import { Button } from '@foyer/design-system/actions/button'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../context/hooks.ts'
import { toDirections } from './map-places.ts'

const Root = styled('div', { name: 'FoyerSiteActions', slot: 'Root' })({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginBlock: '20px 28px',
  '[data-heading=center] &': { justifyContent: 'center' },
})

/** What a visitor does with a cinema: call it theirs, and find the way. */
export const SiteActions = observer(function SiteActions({ site }: { site: Site }) {
  const { cinemaGroups, configuration } = useStores()
  const { t } = useText()
  const isMine = cinemaGroups.ownSiteId === site.id
  const isInCity = cinemaGroups.groupOfSite(site.id) !== undefined
  const { directions } = configuration.value
  if (!isInCity && !site.location) return null
  return (
    <Root>
      {isInCity && (
        <Button
          variant={isMine ? 'secondary' : 'primary'}
          icon={isMine ? 'check' : undefined}
          onClick={() => cinemaGroups.selectOwnSite(site.id)}
        >
          {t(isMine ? 'sites.page.isMine' : 'sites.page.makeMine')}
        </Button>
      )}
      {site.location && (
        <Button
          variant="secondary"
          icon="pin"
          href={toDirections(directions, site.location)}
          {...(directions.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {t('sites.page.directions')}
        </Button>
      )}
    </Root>
  )
})
