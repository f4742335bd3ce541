import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { getGoodsPicture } from '../../../stories/fixtures.ts'
import { buttonKeys, type Guidance } from '../../../stories/guidance.ts'
import { getBox, expectNoOverflow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { MembershipCard } from './index.ts'

const code = { content: 'M-63120047', label: 'Code of your card' }
const silver = { background: '#111a2e', foreground: '#ffffff' }
const ines = {
  club: 'Halcyon Circle',
  level: 'Silver',
  name: 'Ines Marchetti',
  number: '6312 0047 1840 2295',
  since: 'Since 2023',
  code,
}
const faced = { ...ines, face: getGoodsPicture('card-silver'), tone: silver }
const open = { label: 'Show your card large', onPress: () => undefined }

const meta: Meta<typeof MembershipCard> = {
  title: 'Members/MembershipCard',
  excludeStories: /^[a-z]/,
  component: MembershipCard,
  args: { ...faced, open },
}
export default meta

type Story = StoryObj<typeof MembershipCard>

export const Faced: Story = {
  play: async ({ canvasElement }) => {
    const card = getBox(canvasElement.querySelector('[data-face]'))
    await expect(card.width / card.height).toBeCloseTo(1.586, 1)
    const scanned = getBox(within(canvasElement).getByRole('img', { name: 'Code of your card' }))
    await expect([scanned.width, scanned.height]).toEqual([88, 88])
  },
}

/** A card is not mirrored. */
export const RightToLeft: Story = {
  args: { club: 'دائرة هالسيون', level: 'فضّي', name: 'إيناس ماركيتي', since: 'منذ ٢٠٢٣' },
  decorators: [rightToLeft],
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    // The words end before the code.
    await expect(getBox(canvas.getByText('6312 0047 1840 2295')).right).toBeLessThanOrEqual(
      getBox(canvas.getByRole('img', { name: 'Code of your card' })).left,
    )
    await expectNoOverflow({ canvasElement })
  },
}

export const LongTextOnAPhone: Story = {
  args: { name: 'Odile Annunziata Varga-Fontein', since: 'A friend of the cinema since the year 2019' },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={400}>
      <Case name="With its face">
        <MembershipCard {...faced} />
      </Case>
      <Case name="Another face">
        <MembershipCard
          {...ines}
          club="The Balcony"
          level="Circle"
          face={getGoodsPicture('card-balcony')}
          tone={{ background: '#7a1f2b', foreground: '#f6ead0' }}
        />
      </Case>
      <Case name="Without a face">
        <MembershipCard {...ines} />
      </Case>
      <Case name="The name alone">
        <MembershipCard name="Ines Marchetti" />
      </Case>
      <Case name="Opens, focused" force="focus-visible">
        <MembershipCard {...faced} open={open} />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="The words have the colors of the face and stand on its clear half.">
        <MembershipCard {...faced} />
      </Do>
      <Dont because="Words in the color of the page on a face that is not of the page.">
        <MembershipCard {...faced} tone={{ background: '#111a2e', foreground: '#24324f' }} />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Give the colors with the face: they belong together.', 'Let a press show it large on a phone.'],
  dont: ['Large, for the scanner, it is a `membership-pass`.', 'A card with a sum is a `gift-card-face`.'],
  anatomy: [
    'Face with the logo',
    'Name, number, since when',
    'Level',
    'Code on white',
    'Button over all of it',
  ],
  keys: buttonKeys,
  announced: [
    'Text in its order; the code as a picture by its name.',
    'Where it opens: a button that opens a dialog.',
  ],
}

export const conformance: Conformance = {
  MembershipCard: {
    shows: (probe) => <MembershipCard name="Ines Marchetti" {...probe} />,
    states: {
      '[data-face]': (
        <MembershipCard name="Ines Marchetti" face={getGoodsPicture('card-silver')} tone={silver} />
      ),
    },
  },
}
