import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { getGoodsPicture } from '../../../stories/fixtures.ts'
import { rightToLeft } from '../../../stories/Frame.tsx'
import type { Guidance } from '../../../stories/guidance.ts'
import { expectNoOverflow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { GiftCardFan } from './index.ts'

const cards = ['sunset', 'tonight', 'applause'].map((id) => ({ id, picture: getGoodsPicture(`card-${id}`) }))

const meta: Meta<typeof GiftCardFan> = {
  title: 'Order/GiftCardFan',
  excludeStories: /^[a-z]/,
  component: GiftCardFan,
}
export default meta

type Story = StoryObj<typeof GiftCardFan>

/** One picture to the ear. */
export const Three: Story = {
  args: { label: 'Gift cards', cards, sum: '£25' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('img')).toHaveLength(1)
  },
}
export const Phone: Story = { ...Three, globals: { viewport: { value: 'phone' } }, play: expectNoOverflow }

export const RightToLeft: Story = {
  args: { label: 'بطاقات هدايا', cards, sum: '£25' },
  decorators: [rightToLeft],
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={480}>
      <Case name="Three cards">
        <GiftCardFan label="Gift cards" cards={cards} sum="£25" />
      </Case>
      <Case name="Two, without a sum">
        <GiftCardFan cards={cards.slice(0, 2)} />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage wide>
      <Do because="Three cards that look different, one with a sum." filled>
        <GiftCardFan label="Gift cards" cards={cards} sum="£25" />
      </Do>
      <Dont because="One card is no fan: a gift card’s face alone." filled>
        <GiftCardFan cards={cards.slice(0, 1)} sum="£25" />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it once, at the head of the gift shop.', 'Put the card whose subject is lowest in front.'],
  dont: [
    'The card that is being made is a `gift-card-face`.',
    'Don’t make it a link: the buttons beside it are.',
  ],
  anatomy: ['Card in front', 'Cards behind', 'Sum'],
  announced: ['A picture by its name; nothing without one.'],
}

export const conformance: Conformance = {
  GiftCardFan: { shows: (probe) => <GiftCardFan label="Gift cards" cards={cards} {...probe} /> },
}
