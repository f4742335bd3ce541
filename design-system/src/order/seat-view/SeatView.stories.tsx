import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { Frame, rightToLeft } from '../../../stories/Frame.tsx'
import { radioKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { SeatEngine } from '../seat-map/index.ts'
import { createStatuses, parlour, vault } from '../seat-map/sample/auditoriums.ts'
import { getSight, SeatView, type SeatViewProps } from './index.ts'

/** A picture with lines that show how it is laid on the screen; the storefront gives the film's backdrop. */
const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="#17353f"/><rect x="150" width="170" height="180" fill="#2a2f45"/><path d="M0 60h320M0 120h320M80 0v180M160 0v180M240 0v180" stroke="#3f6671" stroke-width="2"/><circle cx="222" cy="92" r="34" fill="#e8794f"/><path d="M0 150l60-40 50 30 60-50 70 60 80-30v60H0z" fill="#0d1f27"/></svg>',
  )

const engine = new SeatEngine({ auditorium: vault, statuses: createStatuses(vault), limits: [] })
const small = new SeatEngine({ auditorium: parlour, statuses: createStatuses(parlour), limits: [] })

function describe(from: SeatEngine, name: string): Pick<SeatViewProps, 'engine' | 'seat' | 'title' | 'text'> {
  const seat = from.plan.seats.find((each) => each.name === name)
  if (!seat) throw new Error(`no seat ${name}`)
  const { distance, fills } = getSight(from.place, seat)
  return {
    engine: from,
    seat,
    title: `The view from ${name}`,
    text: `Row ${seat.rowLabel}, about ${Math.round(distance)} m from the screen. It fills about ${Math.round(fills)}° of your view.`,
  }
}

const narrow = (Story: () => ReactNode) => <Frame width={340}>{Story()}</Frame>

const meta: Meta<typeof SeatView> = {
  title: 'Order/SeatView',
  excludeStories: /^[a-z]/,
  component: SeatView,
}
export default meta
type Story = StoryObj<typeof SeatView>

export const Middle: Story = { args: { ...describe(engine, 'H11'), picture }, decorators: [narrow] }
export const FarToTheSide: Story = { args: { ...describe(engine, 'C1'), picture }, decorators: [narrow] }
/** The screen is wider than what is seen without turning the head. */
export const FirstRow: Story = { args: { ...describe(engine, 'A10'), picture }, decorators: [narrow] }
export const WithoutPicture: Story = { args: describe(engine, 'H11'), decorators: [narrow] }

function Choosing() {
  const [name, setName] = useState('H11')
  const seats = engine.plan.seats.filter((seat) => ['H10', 'H11', 'H12'].includes(seat.name))
  return (
    <SeatView
      {...describe(engine, name)}
      picture={picture}
      seats={seats}
      choiceLabel="Look from"
      onSeat={(seat) => {
        setName(seat.name)
      }}
    />
  )
}

/** The view of the party's middle seat, and the others' to look from. */
export const SeveralSeats: Story = {
  args: describe(engine, 'H11'),
  decorators: [narrow],
  render: () => <Choosing />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'H12' }))
    await expect(canvas.getByRole('figure')).toHaveTextContent('The view from H12')
  },
}

/** The auditorium is not mirrored, the words are. */
export const RightToLeft: Story = {
  args: {
    ...describe(engine, 'C1'),
    title: 'المنظر من C1',
    text: 'الصف C، على بعد نحو 10 أمتار من الشاشة، في أقصى اليسار. تملأ الشاشة نحو 42° من مجال رؤيتك.',
    picture,
  },
  decorators: [narrow, rightToLeft],
}

export const AllVariants: Story = {
  args: describe(engine, 'H11'),
  tags: ['all-variants'],
  render: () => (
    <Cases min={320}>
      <Case name="From the middle">
        <SeatView {...describe(engine, 'H11')} picture={picture} />
      </Case>
      <Case name="From the side">
        <SeatView {...describe(engine, 'C1')} picture={picture} />
      </Case>
      <Case name="From the last premier row">
        <SeatView {...describe(engine, 'M9')} picture={picture} />
      </Case>
      <Case name="From the first row">
        <SeatView {...describe(engine, 'A10')} picture={picture} />
      </Case>
      <Case name="A small auditorium, no picture">
        <SeatView {...describe(small, 'D9')} />
      </Case>
      <Case name="Several seats">
        <Choosing />
      </Case>
      <Case name="Several seats, focused" force="focus-visible">
        <Choosing />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  args: describe(engine, 'H11'),
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do
        because="Round figures, and “about”: the layout says where seats are, not how long a row is."
        filled
      >
        <SeatView {...describe(engine, 'H11')} picture={picture} />
      </Do>
      <Dont because="Figures more exact than what is known, and praise in their place." filled>
        <SeatView
          {...describe(engine, 'C1')}
          picture={picture}
          text="9.47 m from the screen. A superb view!"
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Show it once seats are chosen, from the middle of them.',
    'Say distance, side and size in words, rounded.',
  ],
  dont: [
    'Seats are chosen in the `seat-map`.',
    'Don’t show it for a layout that does not say where its seats are.',
  ],
  anatomy: [
    'Screen with the picture',
    'Walls, ceiling and floor',
    'Rows in front',
    'Words',
    'Seats to look from',
  ],
  keys: radioKeys,
  announced: [
    'A figure with its words; the drawing is silent.',
    'The choice as a group of radio buttons, each a seat.',
  ],
}

export const conformance: Conformance = {
  SeatView: {
    shows: (probe) => <SeatView {...describe(engine, 'H11')} {...probe} />,
    byColorAlone: Object.fromEntries(
      ['screen', 'left', 'right', 'front', 'ceiling', 'floor'].map((part) => [
        `FoyerSeatView [data-part=${part}]`,
        'a surface of a picture that is hidden from assistive technology; the text says distance, side and size',
      ]),
    ),
  },
}
