import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import type { Guidance } from '../../../stories/guidance.ts'
import { expectNoOverflow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Link } from '../../actions/link/index.ts'
import { FloorSketch, PlaceBand, AuditoriumSketch, type AuditoriumSketchProps } from './index.ts'

const auditorium: AuditoriumSketchProps = { rows: 10, row: 7, seats: { from: 0.53, to: 0.68 }, way: 'left' }

const meta: Meta<typeof AuditoriumSketch> = {
  title: 'Order/AuditoriumSketch',
  excludeStories: /^[a-z]/,
  component: AuditoriumSketch,
  subcomponents: { FloorSketch, PlaceBand },
}
export default meta

type Story = StoryObj<typeof AuditoriumSketch>

const anotherRow = <Link href="/order/food/?row">Another row</Link>
const band = (
  <PlaceBand
    variant="band"
    eyebrow="You are in"
    title="Row H, seat 11"
    text={
      <>
        Ninth Floor, it starts in 6 minutes. Sitting somewhere else? <Link href="/seat/">Type your seat</Link>
      </>
    }
    sketch={<AuditoriumSketch {...auditorium} seats={{ from: 0.56, to: 0.6 }} />}
  />
)

/** By itself it has a name. */
export const Named: Story = {
  args: { ...auditorium, label: 'Row H, seats 10 to 12; we come along the left aisle' },
  play: async ({ canvasElement }) => {
    const sketch = within(canvasElement).getByRole('img', { name: /^Row H, seats 10 to 12/ })
    await expect(sketch.getBoundingClientRect().width).toBe(220)
  },
}
export const Phone: Story = {
  args: auditorium,
  render: () => band,
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

/** The words turn round, the auditorium does not. */
export const RightToLeft: Story = {
  args: auditorium,
  render: (args) => (
    <PlaceBand
      title="الصف H، المقاعد 10 إلى 12"
      text="نأتي من الممر الأيسر."
      sketch={<AuditoriumSketch {...args} />}
    />
  ),
  decorators: [rightToLeft],
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases>
      <Case name="Row, seats, way">
        <AuditoriumSketch {...auditorium} />
      </Case>
      <Case name="From the right, at the front">
        <AuditoriumSketch rows={14} row={0} seats={{ from: 0.1, to: 0.2 }} way="right" />
      </Case>
      <Case name="Small">
        <AuditoriumSketch {...auditorium} size="small" />
      </Case>
      <Case name="A row alone, of few">
        <AuditoriumSketch rows={4} row={2} />
      </Case>
      <Case name="Across the aisle, at the back">
        <AuditoriumSketch rows={10} row={9} seats={{ from: 0.42, to: 0.6 }} way="left" />
      </Case>
      <Case name="Beside the place in words" wide>
        <PlaceBand
          title="Row H, seats 10 to 12"
          text="We come along the left aisle and lean in. Somebody else’s seats?"
          sketch={<AuditoriumSketch {...auditorium} />}
          action={anotherRow}
        />
      </Case>
      <Case name="Across the page" wide>
        {band}
      </Case>
      <Case name="Tables">
        <FloorSketch tables={8} table={6} mark="7" />
      </Case>
      <Case name="Many tables, none known">
        <FloorSketch tables={18} />
      </Case>
      <Case name="At a table" wide>
        <PlaceBand
          variant="band"
          eyebrow="You are at"
          title="Table 7, the Lounge"
          text="Halcyon Docklands"
          sketch={<FloorSketch tables={8} table={6} mark="7" />}
        />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="The sketch says roughly where; the words say exactly." filled>
        <PlaceBand title="Row H, seats 10 to 12" sketch={<AuditoriumSketch {...auditorium} size="small" />} />
      </Do>
      <Dont because="A sketch alone: nobody can count its rows." filled>
        <AuditoriumSketch {...auditorium} size="small" label="A room" />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Say row and seats in words beside it.',
    'Show the way where something is brought.',
    'Keep the room as it is built: its left is left in every language.',
  ],
  dont: ['To choose seats use `seat-map`.', 'Don’t use it where the room has no rows.'],
  anatomy: ['Screen', 'Rows', 'Own row', 'Seats', 'Way', 'Place in words'],
  announced: ['Nothing beside its words; alone, a picture by its name.'],
}

export const conformance: Conformance = {
  PlaceBand: { shows: (probe) => <PlaceBand title="Row H" {...probe} /> },
  FloorSketch: { shows: (probe) => <FloorSketch tables={8} table={6} label="Table 7" {...probe} /> },
  AuditoriumSketch: { shows: (probe) => <AuditoriumSketch {...auditorium} label="Row H" {...probe} /> },
}
