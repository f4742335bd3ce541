import { Button } from '@foyer/design-system/actions/button'
import { Alert } from '@foyer/design-system/feedback/alert'
import { LiveRegion } from '@foyer/design-system/feedback/live-region'
import { useForm } from '@foyer/design-system/forms/form'
import { TextField } from '@foyer/design-system/forms/text-field'
import { Section } from '@foyer/design-system/foundations/layout'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useFormats, useText } from '../../context/hooks.ts'
import { toLocalInstant } from '../../domain/local-instant.ts'
import type { CounterReward, CounterRewardsStore } from '../../stores/counter/counter-rewards.ts'

const Form = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: 12,
  maxInlineSize: 640,
  '& > :first-of-type': { flex: '1 1 280px' },
  // Beside the field and not its label.
  '& > button': { marginBlockStart: 28 },
})

const Found = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  marginBlockStart: 16,
  '& > ul': { inlineSize: '100%', maxInlineSize: 640, margin: 0, padding: 0, listStyle: 'none' },
  '& > ul > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 16px',
    minBlockSize: 60,
    paddingBlock: 8,
    borderBlockStart: '1px solid var(--foyer-border)',
  },
  '& li small': { display: 'block', color: 'var(--foyer-text-muted)' },
})

const longestCode = 100

/** Reads a member's card and hands over the rewards that they hold. The scanner types the code, and presses Enter. */
export const CounterRewards = observer(function CounterRewards({
  store,
}: {
  readonly store: CounterRewardsStore
}) {
  const { t, text } = useText()
  const { card, refusal, handed } = store
  const { values, setValue, getError, isSubmitting, form } = useForm({
    initial: { card: '' },
    validate: ({ card: code }) =>
      new Map(code.trim() === '' ? [['card', t('counter.rewards.required')]] : []),
    submit: async ({ card: code }) => {
      await store.read(code)
      // The scanner types the next code into an empty field.
      if (store.card.kind === 'read') setValue('card', '')
    },
  })
  const memberName = card.kind === 'read' ? card.memberName : ''
  return (
    <Section title={t('counter.rewards.title')}>
      <LiveRegion
        message={handed ? t('counter.rewards.said', { reward: text(handed.name), member: memberName }) : ''}
      />
      <Form {...form} method="post">
        <TextField
          name="card"
          label={t('counter.rewards.card')}
          help={t('counter.rewards.cardHelp')}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          maxLength={longestCode}
          value={values.card}
          onChange={(value) => setValue('card', value)}
          error={getError('card')}
        />
        <Button
          type="submit"
          variant="secondary"
          busy={isSubmitting}
          busyLabel={t('counter.rewards.submitting')}
        >
          {t('counter.rewards.submit')}
        </Button>
      </Form>
      {card.kind === 'refused' && (
        <Found>
          <Alert tone="error" role="alert" title={t(`counter.rewards.refused.${card.reason}.title`)}>
            {t(`counter.rewards.refused.${card.reason}.text`)}
          </Alert>
        </Found>
      )}
      {card.kind === 'read' && (
        <Found>
          <strong role="status">
            {t(card.rewards.length > 0 ? 'counter.rewards.of' : 'counter.rewards.none', {
              member: card.memberName,
            })}
          </strong>
          {refusal && (
            <Alert tone="error" role="alert" title={text(refusal.reward.name)}>
              {t(`counter.rewards.refused.${refusal.reason}.text`)}
            </Alert>
          )}
          {card.rewards.length > 0 && (
            <ul>
              {card.rewards.map((each) => (
                <Reward
                  key={each.reward.id}
                  each={each}
                  member={card.memberName}
                  onPress={(id) => store.handOver(id)}
                />
              ))}
            </ul>
          )}
          <Button variant="text" size="medium" onClick={() => store.clear()}>
            {t('counter.rewards.done')}
          </Button>
        </Found>
      )}
    </Section>
  )
})

interface RewardProps {
  readonly each: CounterReward
  readonly member: string
  readonly onPress: (id: string) => Promise<void>
}

function Reward({ each: { reward, isBusy, handedAt }, member, onPress }: RewardProps) {
  const { t, text } = useText()
  const formats = useFormats()
  const name = text(reward.name)
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <small>
          {[
            text(reward.description ?? undefined),
            reward.expiresAt && handedAt === null
              ? t('counter.rewards.until', { day: formats.longDay(toLocalInstant(reward.expiresAt)) })
              : '',
          ]
            .filter(Boolean)
            .join(' ')}
        </small>
      </div>
      {handedAt === null ? (
        <Button
          size="medium"
          busy={isBusy}
          busyLabel={t('counter.rewards.handing')}
          aria-label={t('counter.rewards.handOverOf', { reward: name, member })}
          onClick={() => void onPress(reward.id)}
        >
          {t('counter.rewards.handOver')}
        </Button>
      ) : (
        <span>{t('counter.rewards.handed', { time: formats.time(toLocalInstant(handedAt)) })}</span>
      )}
    </li>
  )
}
