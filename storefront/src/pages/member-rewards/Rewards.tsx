import { Button } from '@foyer/design-system/actions/button'
import { FilterChip, FilterChips } from '@foyer/design-system/actions/filter-chip'
import { EmptyState } from '@foyer/design-system/feedback/empty-state'
import { LiveRegion } from '@foyer/design-system/feedback/live-region'
import { ItemGridSkeleton } from '@foyer/design-system/feedback/skeleton'
import { Section } from '@foyer/design-system/foundations/layout'
import { styled } from '@foyer/design-system/foundations/styled'
import { RewardCard, RewardGrid } from '@foyer/design-system/members/reward-card'
import { observer } from 'mobx-react-lite'
import { useText } from '../../context/hooks.ts'
import { useStanding } from '../../member/points/use-standing.ts'
import { useUnits } from '../../member/points/use-units.ts'
import { useOffers, type Offer } from '../../member/rewards/use-offers.ts'
import { Held } from './Held.tsx'
import { TakeDialog } from './TakeDialog.tsx'
import { useRewardFilter } from './use-reward-filter.ts'
import { useTake } from './use-take.ts'

const Chips = styled('div', { name: 'FoyerMemberRewards', slot: 'Chips' })({ marginBlockStart: 24 })

/** Cards in the first view. */
const shownFirst = 4

/** What the member holds above what they can have; a filter over both where it narrows anything. */
export const Rewards = observer(function Rewards() {
  const { t } = useText()
  const { standing } = useStanding()
  const { unit, amount } = useUnits(standing?.balanceType)
  const { offers, isPending } = useOffers()
  const { filters, filter, choose, shown } = useRewardFilter(offers)
  const take = useTake()
  if (isPending) return <ItemGridSkeleton label={t('shared.state.loading')} count={shownFirst} />
  const title = t('member.rewards.offered.title', { unit: unit(0) })
  return (
    <>
      {filters.length > 0 && (
        <Chips>
          <FilterChips label={t('member.rewards.filter.label')}>
            {filters.map((each) => (
              <FilterChip
                key={each}
                label={t(`member.rewards.filter.${each}`)}
                pressed={each === filter}
                cross={each !== 'All'}
                onPress={() => choose(each === filter ? 'All' : each)}
              />
            ))}
          </FilterChips>
        </Chips>
      )}
      <LiveRegion message={take.taken === null ? '' : t('member.rewards.taken', { reward: take.taken })} />
      <Held />
      <Section title={title}>
        {shown.length === 0 ? (
          <EmptyState
            icon="gift"
            headingLevel={3}
            title={t('member.rewards.offered.none.title')}
            text={t('member.rewards.offered.none.text')}
          />
        ) : (
          <RewardGrid label={title}>
            {shown.map((offer, place) => (
              <RewardCard
                key={offer.id}
                name={offer.name}
                note={offer.note}
                picture={offer.picture}
                priority={place < shownFirst}
                cost={describeCost(t, offer, amount)}
                outOfReach={getDistance(offer)}
                action={
                  offer.reach.kind === 'reachable' && (
                    <Button
                      variant="secondary"
                      size="medium"
                      aria-haspopup="dialog"
                      aria-label={t('member.rewards.takeNamed', { reward: offer.name })}
                      onClick={() => take.ask(offer)}
                    >
                      {t('member.rewards.take')}
                    </Button>
                  )
                }
              />
            ))}
          </RewardGrid>
        )}
      </Section>
      <TakeDialog take={take} amount={amount} units={standing?.units ?? 0} />
    </>
  )
})

function describeCost(
  t: ReturnType<typeof useText>['t'],
  { amount: cost, cost: units, level, reach }: Offer,
  amount: (units: number) => string,
): string {
  if (reach.kind === 'missing') return t('member.rewards.cost.toGo', { cost, missing: amount(reach.units) })
  const said = units === 0 ? t('member.overview.rewards.free') : cost
  return reach.kind === 'level' ? t('member.rewards.cost.level', { cost: said, level }) : said
}

/** What its card draws of what is missing. */
function getDistance({ reach }: Offer): boolean | number {
  if (reach.kind === 'missing') return reach.share
  return reach.kind === 'level'
}
