import { Button } from '@foyer/design-system/actions/button'
import { Section } from '@foyer/design-system/foundations/layout'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useStores, useText } from '../../context/hooks.ts'
import type { NearCinema } from '../../stores/cinemas/nearest-cinema.ts'
import { roundDistance } from '../../domain/cinema-labels.ts'
import { SiteCards } from './SiteCards.tsx'

const Place = styled('div', { name: 'FoyerNearestSite', slot: 'Root' })({
  marginBlockStart: 24,
  '[data-heading=center] & > button': { display: 'flex', marginInline: 'auto' },
  '& [data-slot=failure]': { marginBlockStart: 12, color: 'var(--foyer-text-muted)' },
})

type Search = 'idle' | 'looking' | 'refused' | NearCinema

/** Finds the cinema that is nearest to the visitor when they ask for it, and shows it before all others. */
export const NearestSite = observer(function NearestSite() {
  const stores = useStores()
  const { configuration, sites } = stores
  const { t, plural } = useText()
  const [search, setSearch] = useState<Search>('idle')

  const locate = async () => {
    setSearch('looking')
    try {
      const { getPersonalisationStores } = await import('../../stores/visitor/personalisation-stores.ts')
      setSearch((await getPersonalisationStores(stores).nearestCinema.find()) ?? 'refused')
    } catch {
      // The script did not come: the same to a visitor as a browser that does not say.
      setSearch('refused')
    }
  }

  const near = typeof search === 'object' ? search : undefined
  const site = near && sites.site(near.siteId)
  const { distanceUnit } = configuration.value.shared
  const distance = near?.distance
  return (
    <Place>
      <Button
        variant="secondary"
        icon="pin"
        busy={search === 'looking'}
        busyLabel={t('sites.prompt.locating')}
        onClick={() => void locate()}
      >
        {t('sites.prompt.nearMe')}
      </Button>
      <div role="status">
        {site && (
          <Section
            title={t('sites.nearest.title')}
            note={
              distance === undefined
                ? undefined
                : plural(`sites.distance.${distanceUnit}`, roundDistance(distance, distanceUnit))
            }
          >
            <SiteCards sites={[site]} />
          </Section>
        )}
        {(search === 'refused' || (near && !site)) && (
          <p data-slot="failure">{t('sites.prompt.locationRefused')}</p>
        )}
      </div>
    </Place>
  )
})
