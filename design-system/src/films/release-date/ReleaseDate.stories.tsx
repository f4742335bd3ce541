import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import type { Guidance } from '../../../stories/guidance.ts'
import { expectNoOverflow } from '../../../stories/plays.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { ReleaseDate } from './index.ts'

const meta: Meta<typeof ReleaseDate> = {
  title: 'Films/ReleaseDate',
  excludeStories: /^[a-z]/,
  component: ReleaseDate,
}
export default meta

type Story = StoryObj<typeof ReleaseDate>

export const WithTextBefore: Story = {
  args: { date: '2026-03-13', text: '13 March 2026', lead: 'In cinemas from' },
}
export const Alone: Story = { args: { date: '2026-03-13', text: '13 March 2026' } }

export const LongTextOnAPhone: Story = {
  args: {
    date: '2026-03-13',
    text: '13 March 2026',
    lead: 'For the first time on this side of the river, and with the director in the auditorium, from',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('13 March 2026')).toHaveAttribute('datetime', '2026-03-13')
    await expectNoOverflow({ canvasElement })
  },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={200}>
      <Case name="With words before it">
        <ReleaseDate date="2026-03-13" text="13 March 2026" lead="In cinemas from" />
      </Case>
      <Case name="Alone">
        <ReleaseDate date="2026-03-13" text="13 March 2026" />
      </Case>
      <Case name="Long words">
        <ReleaseDate
          date="2026-03-13"
          text="13 March 2026"
          lead="For the first time on this side of the river, and with the director in the auditorium, from"
        />
      </Case>
      <Case name="From the right">
        <div dir="rtl" lang="ar">
          <ReleaseDate date="2026-03-13" text="13 مارس 2026" lead="ابتداءً من" />
        </div>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="As people say it.">
        <ReleaseDate date="2026-03-13" text="Friday 13 March" lead="In cinemas from" />
      </Do>
      <Dont because="Is it the third of April, or the fourth of March? Figures are read in two ways.">
        <ReleaseDate date="2026-04-03" text="03/04/26" lead="Release:" />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it for films to come.', 'Say the day as people do: “Friday 4 December”.'],
  dont: ['A showing’s day is in `day-strip`.', 'Don’t show it for what is on already.'],
  anatomy: ['Words before it, if any', 'Date'],
  announced: ['The date in words.'],
}

export const conformance: Conformance = {
  ReleaseDate: { shows: (probe) => <ReleaseDate date="2026-03-13" text="13 March 2026" {...probe} /> },
}
