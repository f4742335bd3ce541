import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Conformance } from '../../../conformance/entry.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import type { Guidance } from '../../../stories/guidance.ts'
import { expectNoOverflow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { FigureBand } from './index.ts'

const figures = [
  { id: 'row', title: 'Row H, 17 times', note: 'Seat 11 most of all' },
  { id: 'site', title: 'Docklands, 19 of 26', note: 'Screen 3 most of all' },
  { id: 'genre', title: 'Thrillers lead', note: 'Nine, then six dramas' },
  { id: 'day', title: 'Tuesday is your day', note: 'Eleven of them' },
]
const totals = [
  { id: 'paid', title: '£214.20', note: 'Paid' },
  { id: 'back', title: '£28.60', note: 'Back' },
  { id: 'points', title: '+1,262', note: 'Points' },
]

const meta: Meta<typeof FigureBand> = {
  title: 'Members/FigureBand',
  excludeStories: /^[a-z]/,
  component: FigureBand,
  args: { label: 'Your year', figures },
}
export default meta

type Story = StoryObj<typeof FigureBand>

export const Plain: Story = {}

export const RightToLeft: Story = {
  args: { label: 'سنتك', figures: [{ id: 'row', title: 'الصف ح، 17 مرة', note: 'المقعد 11 غالبًا' }] },
  decorators: [rightToLeft],
}

export const LongTextOnAPhone: Story = {
  args: {
    figures: figures.map((figure) => ({ ...figure, title: `${figure.title}, more often than anybody else` })),
  },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={640}>
      <Case name="Figures">
        <FigureBand label="Figures" figures={figures} />
      </Case>
      <Case name="Sums">
        <FigureBand label="Sums" figures={totals} sums />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage wide>
      <Do because="Each figure with what it means." filled>
        <FigureBand label="Your year, done well" figures={figures} />
      </Do>
      <Dont because="A sum without its name says nothing." filled>
        <FigureBand label="Sums, done badly" sums figures={totals.map(({ id, title }) => ({ id, title }))} />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Leave out a figure that too few cases stand for.', 'Name each sum.'],
  dont: ['What describes a thing is a `description-list`.', 'Don’t use more than four.'],
  anatomy: ['Figures between hairlines', 'What each means'],
  announced: ['A list with its name; a sum after its name.'],
}

export const conformance: Conformance = {
  FigureBand: {
    shows: (probe) => <FigureBand label="Your year" figures={figures} {...probe} />,
    states: { '[data-sums]': <FigureBand label="Sums" figures={totals} sums /> },
  },
}
