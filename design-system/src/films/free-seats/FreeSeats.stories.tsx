import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { linkKeys, type Guidance } from '../../../stories/guidance.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { styled } from '../../foundations/styled/index.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { FreeSeats, FreeSeatsMark, type FreeSeatsProps, type FreeSeatsShowtime } from './index.ts'

const meta: Meta<typeof FreeSeats> = {
  title: 'Films/FreeSeats',
  excludeStories: /^[a-z]/,
  component: FreeSeats,
  subcomponents: { FreeSeatsMark },
}
export default meta

const Marks = styled('div')({ display: 'grid', gap: 12 })

type Story = StoryObj<typeof FreeSeats>

const row = (time: string, free: number, rest: Partial<FreeSeatsShowtime> = {}): FreeSeatsShowtime => ({
  id: time,
  time,
  screen: 'Screen 4',
  href: `/order/showtimes/${time.replace(':', '')}/tickets/`,
  state: 'counted',
  share: free / 120,
  label: `${String(free)} of 120 free`,
  ...rest,
})

const cinemas: FreeSeatsProps['cinemas'] = [
  {
    id: '1001',
    name: 'Halcyon Docklands',
    showtimes: [
      row('16:10', 120, { screen: 'Screen 1', attribute: 'Vast', areas: 'Standard 92, Premier recliner 28' }),
      row('18:00', 74),
      row('19:30', 7, { state: 'few', areas: 'Standard 3, Premier recliner 4' }),
      row('20:15', 0, { state: 'soldOut', label: 'Sold out' }),
    ],
  },
  {
    id: '1002',
    name: 'Halcyon Exchange',
    showtimes: [
      row('18:30', 51, { screen: 'Screen 2', attribute: 'Subtitled' }),
      row('21:00', 0, { screen: undefined, state: 'uncounted', share: undefined, label: 'Not counted' }),
    ],
  },
]

const waiting = cinemas.map((cinema, index) => ({
  ...cinema,
  // A sheet shows both: no two regions of a page have one name.
  name: ['Halcyon Northgate', 'Halcyon Riverside'][index] ?? cinema.name,
  showtimes: cinema.showtimes.map(({ id, time, screen, href }) => ({
    id,
    time,
    screen,
    href,
    state: 'loading' as const,
  })),
}))

export const TwoCinemas: Story = {
  args: { cinemas },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.tab()
    await expect(page.getByRole('link', { name: /16:10/ })).toHaveFocus()
    await expect(page.getByRole('link', { name: /20:15/ })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Phone: Story = { args: { cinemas }, globals: { viewport: { value: 'phone' } } }

/** Times can be chosen before the seats are counted. */
export const Loading: Story = { args: { cinemas: waiting } }

export const LongText: Story = {
  args: {
    cinemas: [
      {
        id: '1',
        name: 'The Orpheum at the Old Corn Exchange and Assembly Rooms, Castermouth',
        showtimes: [
          row('10:15 pm', 118, {
            screen: 'The Marguerite Okonkwo-Lindqvist Auditorium',
            attribute: 'Audio described, subtitled, with an introduction',
            areas: 'Front stalls 40, rear stalls 38, circle 30, boxes for two 10',
          }),
        ],
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
}

export const RightToLeft: Story = {
  args: {
    cinemas: [
      {
        id: '1001',
        name: 'هالسيون دوكلاندز',
        showtimes: [
          row('18:00', 74, { screen: 'الشاشة 4', label: 'المتاح 74 من 120' }),
          row('19:30', 7, { screen: 'الشاشة 4', state: 'few', label: 'المتاح 7 من 120' }),
        ],
      },
    ],
  },
  decorators: [rightToLeft],
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  args: { cinemas },
  render: (args) => (
    <Cases min={420}>
      <Case name="Two cinemas">
        <FreeSeats {...args} />
      </Case>
      <Case name="Being counted">
        <FreeSeats cinemas={waiting} />
      </Case>
      <Case name="Hovered" force="hover">
        <FreeSeats cinemas={[{ id: '1003', name: 'Halcyon Castle Arcade', showtimes: [row('18:00', 74)] }]} />
      </Case>
      <Case name="Focused" force="focus-visible">
        <FreeSeats cinemas={[{ id: '1004', name: 'Halcyon Pier Head', showtimes: [row('18:00', 74)] }]} />
      </Case>
      <Case name="From a seat left to none taken">
        <Marks>
          {[0, 0.01, 0.3, 0.62, 0.99, 1].map((share) => (
            <FreeSeatsMark key={share} share={share} />
          ))}
        </Marks>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="A figure beside the drawing: four friends know at once." filled>
        <FreeSeats
          cinemas={[
            {
              id: '1001',
              name: 'Halcyon Docklands',
              showtimes: [row('18:00', 74), row('19:30', 7, { state: 'few' })],
            },
          ]}
        />
      </Do>
      <Dont because="Words for a figure: “filling up” is enough for one, and not for four." filled>
        <FreeSeats
          cinemas={[
            {
              id: '1002',
              name: 'Halcyon Exchange',
              showtimes: [
                row('18:00', 74, { label: 'Plenty left' }),
                row('19:30', 7, { label: 'Filling up' }),
              ],
            },
          ]}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it to choose among times by how full they are.', 'Say the figure beside the bar.'],
  dont: ['One room’s seats are a `seat-map`.', 'Don’t hide times that are being counted.'],
  anatomy: ['Time', 'Ten seats, filled by tenths', 'How many are free'],
  keys: linkKeys,
  announced: ['A list of links: time and free seats in words; the drawing is silent.'],
}

export const conformance: Conformance = {
  FreeSeats: { shows: (probe) => <FreeSeats cinemas={[]} {...probe} /> },
  FreeSeatsMark: { shows: (probe) => <FreeSeatsMark share={0.5} {...probe} /> },
}
