import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Conformance } from '../../../conformance/entry.ts'
import type { Guidance } from '../../../stories/guidance.ts'
import { expectNoOverflow } from '../../../stories/plays.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { FilmTitle } from '../film-title/index.ts'
import { StatusLabel } from './index.ts'

const meta: Meta<typeof StatusLabel> = {
  title: 'Films/StatusLabel',
  excludeStories: /^[a-z]/,
  component: StatusLabel,
}
export default meta

type Story = StoryObj<typeof StatusLabel>

export const LongTextOnAPhone: Story = {
  args: {
    status: 'PreBookNow',
    label: 'Book ahead for the weekend of the winter festival at the Old Corn Exchange by the Harbour',
  },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={200}>
      <Case name="Now showing">
        <StatusLabel status="NowShowing" label="Now showing" />
      </Case>
      <Case name="To be booked ahead">
        <StatusLabel status="PreBookNow" label="Book ahead" />
      </Case>
      <Case name="For some, before others">
        <StatusLabel status="AdvanceBooking" label="Members first" />
      </Case>
      <Case name="Coming soon">
        <StatusLabel status="ComingSoon" label="Coming soon" />
      </Case>
      <Case name="Long words">
        <StatusLabel
          status="PreBookNow"
          label="Book ahead for the weekend of the winter festival at the Exchange"
        />
      </Case>
      <Case name="From the right">
        <div dir="rtl" lang="ar">
          <StatusLabel status="NowShowing" label="يعرض الآن" />
        </div>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="It says what can be done: booked, before others come.">
        <FilmTitle
          title="The Salt Road"
          headingLevel={3}
          status={{ status: 'PreBookNow', label: 'Book ahead' }}
        />
      </Do>
      <Dont because="It presses, and does not say whether the film can be booked.">
        <FilmTitle
          title="The Salt Road"
          headingLevel={3}
          status={{ status: 'PreBookNow', label: 'Hurry, everyone is talking about it!' }}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use it for whether a film can be seen, booked or looked forward to.',
    'Keep to the words of the specification.',
  ],
  dont: ['A film that is put forward has a `promoted-tag`.', 'Don’t show “on now” in a list of what is on.'],
  anatomy: ['Mark: filled, or a ring while nothing can be booked', 'Words'],
  announced: ['Its words.'],
}

export const conformance: Conformance = {
  StatusLabel: {
    shows: (probe) => <StatusLabel status="NowShowing" label="Now showing" {...probe} />,
    states: { '[data-status=PreBookNow]': <StatusLabel status="PreBookNow" label="Book early" /> },
  },
}
