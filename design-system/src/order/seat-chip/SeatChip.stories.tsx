import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { buttonKeys, type Guidance } from '../../../stories/guidance.ts'
import { styled } from '../../foundations/styled/index.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { PickedSeat, SeatChip } from './index.ts'

const List = styled('ul')({ margin: 0, padding: 0, maxInlineSize: 320 })

const meta: Meta<typeof SeatChip> = {
  title: 'Order/SeatChip',
  excludeStories: /^[a-z]/,
  component: SeatChip,
  subcomponents: { PickedSeat },
}
export default meta

type Story = StoryObj<typeof SeatChip>

export const Chip: Story = { args: { label: 'H10' } }
export const Picked: Story = {
  args: { label: 'H10' },
  render: () => (
    <List>
      <PickedSeat
        seat="H10"
        ticket="Adult"
        area="Standard"
        price="£13.50"
        remove={{ label: 'Let go of H10', onPress: () => undefined }}
      />
      <PickedSeat
        seat="H11"
        ticket="Adult"
        area="Standard"
        price="£13.50"
        remove={{ label: 'Let go of H11', onPress: () => undefined }}
      />
    </List>
  ),
}

export const RightToLeft: Story = {
  args: { label: 'H10' },
  render: () => (
    <List>
      <PickedSeat
        seat="H10"
        ticket="بالغ"
        area="عادي"
        price="£13.50"
        remove={{ label: 'اترك H10', onPress: () => undefined }}
      />
    </List>
  ),
  decorators: [rightToLeft],
}

const released = fn()
/** Lets its seat go. */
export const LetGo: Story = {
  ...Chip,
  render: () => (
    <List>
      <PickedSeat
        seat="H10"
        ticket="Adult"
        area="Standard"
        price="£13.50"
        remove={{ label: 'Let go of H10', onPress: released }}
      />
    </List>
  ),
  play: async ({ canvasElement }) => {
    released.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Let go of H10' }))
    await expect(released).toHaveBeenCalledTimes(1)
  },
}

export const LongText: Story = {
  ...Chip,
  render: () => (
    <List>
      <PickedSeat
        seat="AA118"
        ticket="Young person under 26 with a student card of any kind"
        area="Premier recliner on the upper balcony"
        price="£118.50"
        remove={{ label: 'Let go of AA118', onPress: () => undefined }}
      />
    </List>
  ),
}

const picked = (
  <List>
    <PickedSeat
      seat="H10"
      ticket="Adult"
      area="Standard"
      price="£13.50"
      remove={{ label: 'Let go of H10', onPress: () => undefined }}
    />
  </List>
)

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={320}>
      <Case name="Chips">
        <SeatChip label="H10" /> <SeatChip label="AA24" />
      </Case>
      <Case name="Picked seats">
        <List>
          <PickedSeat
            seat="H10"
            ticket="Adult"
            area="Standard"
            price="£13.50"
            remove={{ label: 'Let go of H10', onPress: () => undefined }}
          />
          <PickedSeat
            seat="AA24"
            ticket="Companion of a wheelchair user"
            area="Premier recliner"
            price="£108.50"
            remove={{ label: 'Let go of AA24', onPress: () => undefined }}
          />
          <PickedSeat seat="H12" ticket="Student" area="Standard" price="£10.50" />
        </List>
      </Case>
      <Case name="Hovered" force="hover">
        {picked}
      </Case>
      <Case name="Focused" force="focus-visible">
        {picked}
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="Row and number as they stand on the seat; what it costs beside it." filled>
        {picked}
      </Do>
      <Dont because="A sentence in the chip: seats of a list can no longer be compared." filled>
        <List>
          <PickedSeat
            seat="Row H, seat number 10"
            ticket="Adult"
            area="Standard"
            price="£13.50"
            remove={{ label: 'Let go of row H, seat number 10', onPress: () => undefined }}
          />
        </List>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Name row and number together: C4.', 'Offer to let the seat go beside it.'],
  dont: ['A kind of seat is a `seat-mark`.', 'Filters are `filter-tags`.'],
  anatomy: ['Chip with row and number', 'Ticket and area', 'Price', 'Button that lets the seat go'],
  keys: buttonKeys,
  announced: ['Seat, ticket and price; a button “Remove C4”.'],
}

export const conformance: Conformance = {
  PickedSeat: {
    shows: (probe) => <PickedSeat seat="H10" ticket="Adult" area="Standard" price="£13.50" {...probe} />,
    within: 'ul',
  },
  SeatChip: { shows: (probe) => <SeatChip label="H10" {...probe} /> },
}
