import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import type { Guidance } from '../../../stories/guidance.ts'
import { expectNoOverflow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Button } from '../../actions/button/index.ts'
import { PreparationSteps, type PreparationStation, type PreparationStepsProps } from './index.ts'

const order = ['paid', 'made', 'way'] as const
const names = { paid: 'Paid £14.53', made: 'Being made', way: 'On its way along the left aisle' }
const times = { paid: '19:35', made: 'Since 19:37', way: 'About 19:41' }

/** The stations while the one at this index is current. */
const getStations = (current: number): PreparationStation[] =>
  order.map((id, index) => ({
    id,
    label: names[id],
    note: times[id],
    state: index < current ? 'done' : index === current ? 'current' : 'next',
  }))

const steps: PreparationStepsProps = {
  label: 'Your food',
  stations: getStations(1),
  doneLabel: 'done',
  announcement: '',
}

const meta: Meta<typeof PreparationSteps> = {
  title: 'Order/PreparationSteps',
  excludeStories: /^[a-z]/,
  component: PreparationSteps,
}
export default meta

type Story = StoryObj<typeof PreparationSteps>

/** A change is announced once. */
export const Changed: Story = {
  args: steps,
  render: function Page(args) {
    const [current, setCurrent] = useState(1)
    return (
      <>
        <PreparationSteps
          {...args}
          stations={getStations(current)}
          announcement={current === 2 ? 'Your order is on its way' : ''}
        />
        <Button onClick={() => setCurrent(2)}>Ask again</Button>
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Your order is on its way')
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step')
  },
}
export const Phone: Story = {
  args: steps,
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const RightToLeft: Story = {
  args: {
    ...steps,
    label: 'طعامك',
    doneLabel: 'تم',
    stations: [
      { id: 'paid', label: 'دُفع £14.53', note: '19:35', state: 'done' },
      { id: 'made', label: 'يُحضَّر', note: 'منذ 19:37', state: 'current' },
      { id: 'way', label: 'في الطريق', state: 'next' },
    ],
  },
  decorators: [rightToLeft],
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases>
      <Case name="Received">
        <PreparationSteps {...steps} stations={getStations(0)} />
      </Case>
      <Case name="Being made">
        <PreparationSteps {...steps} />
      </Case>
      <Case name="All done">
        <PreparationSteps {...steps} stations={getStations(3)} />
      </Case>
      <Case name="Without times, long words">
        <PreparationSteps
          {...steps}
          stations={[
            { id: 'paid', label: 'Paid by you and by the gift card ending 4417', state: 'done' },
            {
              id: 'way',
              label: 'On its way to row H, seats 10 to 12, along the left aisle',
              state: 'current',
            },
          ]}
        />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="Three stations that mean something to the one who waits, each with its time." filled>
        <PreparationSteps {...steps} label="Do" />
      </Do>
      <Dont because="The kitchen’s own states: nobody who waits can do anything with them." filled>
        <PreparationSteps
          {...steps}
          label="Don’t"
          stations={[
            { id: 'a', label: 'QUEUED_AT_STATION_2', state: 'done' },
            { id: 'b', label: 'ASSEMBLY', state: 'current' },
          ]}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Say “about” of what has not happened.', 'Announce each change once, in a short sentence.'],
  dont: ['Steps of a form are `order-steps`.', 'Don’t let it speak at each poll.'],
  anatomy: ['Mark', 'Line', 'Station', 'Time'],
  announced: ['A list; the current station as the current step, those behind it as done; each change, once.'],
}

export const conformance: Conformance = {
  PreparationSteps: {
    shows: (probe) => <PreparationSteps {...steps} {...probe} />,
    byColorAlone: { 'FoyerPreparationSteps [data-state=next]': 'its mark is an open ring' },
  },
}
