import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { linkKeys, type Guidance } from '../../../stories/guidance.ts'
import { getBox, expectNoOverflow } from '../../../stories/plays.ts'
import { Frame, rightToLeft } from '../../../stories/Frame.tsx'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { ProgrammeColumns } from './index.ts'

const meta: Meta<typeof ProgrammeColumns> = {
  title: 'Films/ProgrammeColumns',
  excludeStories: /^[a-z]/,
  component: ProgrammeColumns,
}
export default meta

type Story = StoryObj<typeof ProgrammeColumns>

const entry = (time: string, title: string, place: string) => ({
  id: `${time} ${place}`,
  href: '/order/',
  time,
  title,
  place,
})

const columns = [
  {
    id: 'wrenbridge',
    title: 'Wrenbridge',
    entries: [entry('11:00', 'The Quiet Tenant', 'Screen I'), entry('14:15', 'Velvet Hour', 'Screen II')],
  },
  {
    id: 'lower-quay',
    title: 'Lower Quay',
    entries: [entry('12:30', 'The Last Lighthouse Keeper of Skarn', 'The Loft')],
  },
  { id: 'st-auban', title: 'St Auban', entries: [] },
]

/** Three cinemas: one with a long title, one with nothing left. */
export const ThreeCinemas: Story = {
  args: {
    emptyText: 'No more showings today.',
    headingLevel: 2,
    columns,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3)
    await expect(
      canvas.getByRole('link', { name: '12:30 The Last Lighthouse Keeper of Skarn The Loft' }),
    ).toBeVisible()
  },
}

/** A mark of the watchlist at the first time of each film. */
export const WithMarks: Story = {
  args: {
    emptyText: 'No more showings today.',
    columns: columns.slice(0, 2).map((column) => ({
      ...column,
      entries: column.entries.map((each, index) => ({
        ...each,
        watchlist: { label: `${each.title} in your watchlist`, pressed: index === 0 },
      })),
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button', { name: /in your watchlist/ })).toHaveLength(3)
  },
}

/** Where not all of them fit, the others begin a row of their own; words of neighbours stay apart, and no line stands alone. */
export const OnATablet: Story = {
  ...ThreeCinemas,
  decorators: [(Story) => <Frame width={700}>{Story()}</Frame>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [first, second, third] = canvas
      .getAllByRole('heading', { level: 2 })
      .map((heading) => getBox(heading.parentElement))
    await expect(second?.top).toBe(first?.top)
    await expect(second?.left).toBeGreaterThanOrEqual((first?.right ?? NaN) + 32)
    await expect(third?.top).toBeGreaterThanOrEqual(first?.bottom ?? NaN)
    await expect(third?.left).toBe(first?.left)
  },
}

export const RightToLeft: Story = {
  args: {
    columns: [
      {
        id: '1',
        title: 'دوكلاندز',
        entries: [entry('18:30', 'طريق الملح', 'الشاشة 4'), entry('20:45', 'الطابق التاسع', 'الشاشة 1')],
      },
      { id: '2', title: 'إكستشينج', entries: [] },
    ],
    emptyText: 'لا عروض أخرى اليوم',
  },
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(getBox(canvas.getByRole('heading', { name: 'دوكلاندز' })).left).toBeGreaterThan(
      getBox(canvas.getByRole('heading', { name: 'إكستشينج' })).right,
    )
    await expect(canvas.getByText('لا عروض أخرى اليوم')).toBeVisible()
  },
}

/** One column under the other. */
export const OnAPhone: Story = {
  args: {
    columns: [
      {
        id: '1',
        title: 'Wrenbridge',
        entries: [entry('11:00', 'The Last Lighthouse Keeper of Skarn and other winter films', 'Screen I')],
      },
      { id: '2', title: 'St Auban', entries: [] },
    ],
    emptyText: 'No more showings today.',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      canvas.getByRole('link', {
        name: '11:00 The Last Lighthouse Keeper of Skarn and other winter films Screen I',
      }),
    ).toBeVisible()
    const [first, second] = canvas.getAllByRole('heading', { level: 3 }).map(getBox)
    await expect(second?.top).toBeGreaterThan(first?.bottom ?? NaN)
    await expectNoOverflow({ canvasElement })
  },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={280}>
      <Case name="Three cinemas, one with nothing left" wide>
        <ProgrammeColumns columns={columns} emptyText="No more showings today." />
      </Case>
      <Case name="Hovered" force="hover">
        <ProgrammeColumns columns={columns.slice(1, 2)} emptyText="" />
      </Case>
      <Case name="Focused" force="focus-visible">
        <ProgrammeColumns columns={columns.slice(1, 2)} emptyText="" />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage wide>
      <Do because="A cinema without further showings says so." filled>
        <ProgrammeColumns columns={columns} emptyText="No more showings today." />
      </Do>
      <Dont because="An empty column: is the cinema closed, or did the times not load?" filled>
        <ProgrammeColumns columns={columns} emptyText="" />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use it for a day of a small chain, as a leaflet sets it.',
    'Say it when a cinema has no more showings today.',
  ],
  dont: ['The times of one film are a `showtime-list`.', 'Don’t use it for more than four cinemas.'],
  anatomy: ['A column a cinema', 'A row a showing: time and film'],
  keys: linkKeys,
  announced: ['A list a cinema, under its name.'],
}

export const conformance: Conformance = {
  ProgrammeColumns: { shows: (probe) => <ProgrammeColumns columns={[]} emptyText="Nothing on" {...probe} /> },
}
