import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import type { Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { SeatEngine, SeatGlyph, SeatLegend, SeatMap, type SeatMapProps, type SeatMapModel } from './index.ts'
import {
  createBigAuditorium,
  hall,
  hallTaken,
  parlour,
  createSampleAuditorium,
  createStatuses,
  vault,
  vaultTaken,
} from './sample/auditoriums.ts'
import { sampleLegend, sampleTexts, testLegend } from './sample/texts.ts'

interface DemoProps extends Pick<
  SeatMapProps,
  'seatStyle' | 'defaultView' | 'controls' | 'minimumSeatSize' | 'onLegend'
> {
  auditorium?: SeatMapModel
  tickets?: Record<string, number>
  /** Names of seats chosen on arrival; the best available when absent. */
  chosen?: readonly string[]
  /** Names of seats somebody else buys on arrival. */
  lost?: readonly string[]
  dir?: 'rtl' | 'ltr'
}

/** A strip of the film's colours; the storefront gives a 64×20 cut of the backdrop. */
const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="20"><defs><linearGradient id="a"><stop stop-color="#3d8fae"/><stop offset=".35" stop-color="#3d8fae"/><stop offset=".6" stop-color="#b0605a"/><stop offset="1" stop-color="#40566e"/></linearGradient></defs><rect width="64" height="20" fill="url(#a)"/><ellipse cx="38" cy="17" rx="7" ry="4" fill="#fff3dc"/></svg>',
  )

const takenIn = new Map([
  [vault, vaultTaken],
  [hall, hallTaken],
])

function start({ auditorium = vault, tickets = { standard: 3 }, chosen, lost = [] }: DemoProps): SeatEngine {
  const engine = new SeatEngine({
    auditorium,
    statuses: createStatuses(auditorium, takenIn.get(auditorium)),
    limits: Object.entries(tickets).map(([areaCategoryId, count]) => ({ areaCategoryId, count })),
  })
  const ids = (names: readonly string[]) =>
    names.flatMap((name) => engine.plan.seats.find((seat) => seat.name === name)?.id ?? [])
  engine.select(chosen ? ids(chosen) : (engine.bestAvailable() ?? []))
  if (lost.length > 0) engine.loseSeats(ids(lost))
  return engine
}

function Demo(props: DemoProps) {
  const [engine] = useState(() => start(props))
  return (
    <div {...(props.dir ? { dir: props.dir } : {})}>
      <SeatMap
        engine={engine}
        texts={props.onLegend ? { ...sampleTexts, legend: 'What the seats mean' } : sampleTexts}
        picture={picture}
        {...(props.onLegend ? { onLegend: props.onLegend } : {})}
        {...(props.seatStyle ? { seatStyle: props.seatStyle } : {})}
        {...(props.defaultView ? { defaultView: props.defaultView } : {})}
        {...(props.controls ? { controls: props.controls } : {})}
        {...(props.minimumSeatSize ? { minimumSeatSize: props.minimumSeatSize } : {})}
      />
      <SeatLegend items={sampleLegend} {...(props.seatStyle ? { seatStyle: props.seatStyle } : {})} />
    </div>
  )
}

const meta: Meta<SeatMapProps & DemoProps> = {
  title: 'Order/SeatMap',
  excludeStories: /^[a-z]/,
  component: SeatMap,
  subcomponents: { SeatLegend, SeatGlyph },
  render: (args) => <Demo {...args} />,
}
export default meta
type Story = StoryObj<SeatMapProps & DemoProps>

export const Default: Story = {}
export const Refused: Story = { args: { chosen: ['H11', 'H12', 'H13'] } }
export const Lost: Story = { args: { chosen: ['H10', 'H11', 'H12'], lost: ['H10'] } }
export const Sofas: Story = { args: { tickets: { sofa: 4 } } }
/** Two sofa tickets: seats of another kind are free, drawn in dashes and named so. */
export const SofaTickets: Story = {
  args: { tickets: { sofa: 2 }, chosen: [] },
  play: async ({ canvasElement }) => {
    const other = /^Row A, seat 1, Standard, not for your tickets/
    await expect(await within(canvasElement).findByRole('gridcell', { name: other })).toBeInTheDocument()
  },
}
export const WheelchairAndCompanion: Story = { args: { tickets: { wheelchair: 2, standard: 1 } } }
/** Where a page's foot covers the legend: a button on the map opens it. */
export const LegendBehindAButton: Story = {
  args: { onLegend: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, args }) => {
    const buttons = within(canvasElement).getAllByRole('button', { name: 'What the seats mean' })
    await userEvent.click(buttons.find((button) => button.offsetHeight > 0) as HTMLElement)
    await expect(args.onLegend).toHaveBeenCalled()
  },
}
export const Premier: Story = { args: { tickets: { premier: 2 } } }
export const NothingChosen: Story = { args: { chosen: [] } }
export const SmallStraightAuditorium: Story = { args: { auditorium: parlour, tickets: { standard: 2 } } }
export const ThousandSeats: Story = { args: { auditorium: createBigAuditorium(), tickets: { standard: 4 } } }
/** From afar a seat is a dash in its row; closer, its shape. */
export const Hall: Story = {
  args: { auditorium: hall, tickets: { standard: 4 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const drawn = (paint: string) => canvasElement.querySelector(`[data-slot=room] [data-paint=${paint}]`)
    const closer = await canvas.findByRole('button', { name: 'Closer' })
    const whole = canvas.getByRole('button', { name: 'Whole room' })
    await waitFor(() => expect(drawn('far')).toBeInTheDocument())
    await expect(drawn('seat')).not.toBeInTheDocument()
    await waitFor(
      async () => {
        await userEvent.click(closer)
        await expect(drawn('seat')).toBeInTheDocument()
      },
      { timeout: 10_000, interval: 300 },
    )
    await userEvent.click(whole)
    await waitFor(() => expect(drawn('seat')).not.toBeInTheDocument())
  },
}
export const Outlined: Story = { args: { seatStyle: { radius: 'Straight', seats: 'outlined' } } }
export const FullRounded: Story = { args: { seatStyle: { radius: 'FullRounded', seats: 'filled' } } }
export const List: Story = { args: { defaultView: 'list' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
/** Seats that others of the party have already: shown, named, not for sale. */
export const Friends: Story = {
  args: {
    auditorium: createSampleAuditorium([
      {
        category: 'standard',
        rows: [
          ['A', 'ssssss'],
          ['B', 'sFFsss'],
          ['C', 'ssssss'],
        ],
      },
    ]),
    tickets: { standard: 2 },
  },
}
/** Larger than its window: a button at each edge looks further, and stands aside where the auditorium ends. */
export const Closer: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const limit = { timeout: 10_000, interval: 300 }
    const closer = await canvas.findByRole('button', { name: 'Closer' })
    // A map that has not been measured yet has nothing to come closer to.
    await waitFor(async () => {
      await userEvent.click(closer)
      await expect(canvas.getByRole('button', { name: 'Look right' })).toBeInTheDocument()
    }, limit)
    await userEvent.click(canvas.getByRole('button', { name: 'Look right' }))
    const left = canvas.getByRole('button', { name: 'Look left' })
    await waitFor(async () => {
      await userEvent.click(left)
      await expect(left).toHaveAttribute('aria-disabled', 'true')
    }, limit)
  },
}
/** In the middle of the auditorium the letters of its rows stay at the edge of the window. */
export const LettersAtTheEdge: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const limit = { timeout: 10_000, interval: 300 }
    const closer = await canvas.findByRole('button', { name: 'Closer' })
    await waitFor(async () => {
      await userEvent.click(closer)
      await expect(canvas.getByRole('button', { name: 'Look right' })).toBeInTheDocument()
    }, limit)
    await waitFor(async () => {
      await userEvent.click(closer)
      const letters = canvasElement.querySelector('[data-slot=gutter]')
      await expect(letters?.textContent).toContain('ABCD')
    }, limit)
  },
}
/** Without the buttons that zoom and pan; gestures and keys work as ever. */
export const NoControls: Story = { args: { controls: [] } }
/** A brand whose visitors are children asks for larger seats. */
export const LargerSeatsOnAPhone: Story = {
  args: { minimumSeatSize: 56 },
  globals: { viewport: { value: 'phone' } },
}
export const RightToLeftPage: Story = { args: { dir: 'rtl' } }

/** Six entries, before the auditorium is known. */
export const Legend: StoryObj = { render: () => <SeatLegend items={testLegend} /> }

export const Glyphs: StoryObj = {
  render: () => (
    <p>
      {sampleLegend.map((item) => (
        <SeatGlyph key={item.glyph} glyph={item.glyph} size={44} />
      ))}
    </p>
  ),
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={600}>
      <Case name="Three chosen" wide>
        <Demo />
      </Case>
      <Case name="Refused: one seat would be left alone" wide>
        <Demo chosen={['H11', 'H12', 'H13']} />
      </Case>
      <Case name="Sofa tickets: other seats in dashes" wide>
        <Demo tickets={{ sofa: 2 }} chosen={[]} />
      </Case>
      <Case name="A small, straight room" wide>
        <Demo auditorium={parlour} tickets={{ standard: 2 }} />
      </Case>
      <Case
        name="A seat hovered, a button focused"
        wide
        force="focus-visible"
        control="[data-slot=tools] button"
      >
        <Demo auditorium={parlour} tickets={{ standard: 2 }} chosen={[]} />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    const last = [...canvasElement.querySelectorAll('[data-slot=frame]')].at(-1)
    const seats = await within(last as HTMLElement).findAllByRole('gridcell', { name: /seat 3/ })
    const { left, top, width, height } = seats[0]?.getBoundingClientRect() ?? new DOMRect()
    await fireEvent.pointerMove(last as HTMLElement, {
      clientX: left + width / 2,
      clientY: top + height / 2,
      pointerType: 'mouse',
    })
    await waitFor(() => expect(last?.querySelector('[data-seat-state=hovered]')).toBeInTheDocument())
  },
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="The legend names the kinds that the room has, with their prices." filled>
        <SeatLegend
          items={[
            { glyph: 'standard', label: 'Standard', note: '£13.50' },
            { glyph: 'premier', label: 'Premier', note: '£18.50' },
            { glyph: 'yours', label: 'Yours' },
            { glyph: 'taken', label: 'Taken' },
          ]}
        />
      </Do>
      <Dont because="Kinds that are not in the room, and no price." filled>
        <SeatLegend items={sampleLegend.map(({ glyph, label }) => ({ glyph, label }))} />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Give it the tickets, so that it can say what fits.',
    'Say the choice in words with its price beside it.',
  ],
  dont: ['Rooms without numbered seats have `ticket-row` alone.', 'Don’t tell a state by colour alone.'],
  anatomy: [
    'Screen',
    'Areas with their rows',
    'Seats',
    'Buttons to zoom and pan',
    'Legend',
    'List for those who prefer one',
  ],
  keys: [
    ['Tab', 'Moves to the seat in focus, then on.'],
    ['Arrows', 'Move from seat to seat, across aisles and areas.'],
    ['Home, End', 'Move to the first or last seat of the row.'],
    ['Letters and figures', 'Typing “g5” moves to that seat.'],
    ['Enter, Space', 'Take the seat, or let it go.'],
    ['+, −, 0', 'Bring the map closer, back, and show all of it.'],
  ],
  announced: [
    'A grid: row and seat, kind, price, and whether it is free, taken or chosen.',
    'After each choice what was chosen and how many are left; a refusal with its reason.',
  ],
}

const engine = new SeatEngine({ auditorium: parlour, statuses: createStatuses(parlour, {}), limits: [] })

export const conformance: Conformance = {
  SeatGlyph: { shows: (probe) => <SeatGlyph glyph="standard" {...probe} /> },
  SeatLegend: { shows: (probe) => <SeatLegend items={[]} {...probe} /> },
  SeatMap: { shows: (probe) => <SeatMap engine={engine} texts={sampleTexts} {...probe} /> },
  SeatEngine: 'the rules of the seat map, without a look',
}
