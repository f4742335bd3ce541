import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Conformance } from '../../../conformance/entry.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import type { Guidance } from '../../../stories/guidance.ts'
import { staysInTheWindow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { FactBand } from './index.ts'

const facts = [
  { id: 'row', title: 'Row H, 17 times', note: 'Seat 11 most of all' },
  { id: 'site', title: 'Docklands, 19 of 26', note: 'Screen 3 most of all' },
  { id: 'genre', title: 'Thrillers lead', note: 'Nine, then six dramas' },
  { id: 'day', title: 'Tuesday is your day', note: 'Eleven of them' },
]
const sums = [
  { id: 'paid', title: '£214.20', note: 'Paid' },
  { id: 'back', title: '£28.60', note: 'Back' },
  { id: 'points', title: '+1,262', note: 'Points' },
]

const meta: Meta<typeof FactBand> = {
  title: 'Members/FactBand',
  excludeStories: /^[a-z]/,
  component: FactBand,
  args: { label: 'Your year', facts },
}
export default meta

type Story = StoryObj<typeof FactBand>

export const Plain: Story = {}

export const RightToLeft: Story = {
  args: { label: 'سنتك', facts: [{ id: 'row', title: 'الصف ح، 17 مرة', note: 'المقعد 11 غالبًا' }] },
  decorators: [rightToLeft],
}

export const LongTextOnAPhone: Story = {
  args: { facts: facts.map((fact) => ({ ...fact, title: `${fact.title}, more often than anybody else` })) },
  globals: { viewport: { value: 'phone' } },
  play: staysInTheWindow,
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={640}>
      <Case name="Facts">
        <FactBand label="Facts" facts={facts} />
      </Case>
      <Case name="Figures">
        <FactBand label="Figures" facts={sums} figures />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage wide>
      <Do because="Each fact with what it means." filled>
        <FactBand label="Your year, done well" facts={facts} />
      </Do>
      <Dont because="A figure without its name says nothing." filled>
        <FactBand label="Sums, done badly" figures facts={sums.map(({ id, title }) => ({ id, title }))} />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Leave out a fact that too few cases stand for.', 'Name each figure.'],
  dont: ['What describes a thing is a `description-list`.', 'Don’t use more than four.'],
  anatomy: ['Facts between hairlines', 'What each means'],
  announced: ['A list with its name; a figure after its name.'],
}

export const conformance: Conformance = {
  FactBand: {
    shows: (probe) => <FactBand label="Your year" facts={facts} {...probe} />,
    states: { '[data-figures]': <FactBand label="Sums" facts={sums} figures /> },
  },
}
