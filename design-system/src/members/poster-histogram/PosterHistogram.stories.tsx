import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { getPoster } from '../../../stories/fixtures.ts'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { linkKeys, type Guidance } from '../../../stories/guidance.ts'
import { getBox, expectNoOverflow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { PosterHistogram } from './index.ts'

const slugs = ['velvet-hour', 'ninth-floor', 'the-salt-road', 'louder', 'the-hollow', 'kingfisher', 'louder']
const names = ['January', 'February', 'March', 'April', 'May', 'June']
const counts = [2, 1, 3, 0, 7, 4]
const months = names.map((name, month) => ({
  id: name,
  label: name.slice(0, 3),
  name,
  films: slugs.slice(0, counts[month]).map((slug, index) => ({
    id: `${name}-${String(index)}`,
    title: slug.replaceAll('-', ' '),
    href: `/films/${slug}/`,
    poster: getPoster(slug),
  })),
}))
const toMoreLabel = (count: number) => `and ${String(count)} more`

const meta: Meta<typeof PosterHistogram> = {
  title: 'Members/PosterHistogram',
  excludeStories: /^[a-z]/,
  component: PosterHistogram,
  args: { label: 'Films of 2025 by month', months, toMoreLabel },
}
export default meta

type Story = StoryObj<typeof PosterHistogram>

/** Columns stand on one line, the earliest film at the foot. */
export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const march = within(canvasElement).getByRole('list', { name: 'March' })
    const [first, second] = within(march).getAllByRole('link')
    await expect(getBox(first).top).toBeGreaterThan(getBox(second).top)
    const january = within(canvasElement).getByRole('list', { name: 'January' })
    await expect(Math.round(getBox(march).bottom)).toBe(Math.round(getBox(january).bottom))
  },
}

/** Months become rows. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [first, second] = within(canvas.getByRole('list', { name: 'March' })).getAllByRole('link')
    await expect(Math.round(getBox(first).top)).toBe(Math.round(getBox(second).top))
    await expect(Math.round(getBox(first).width)).toBe(56)
    await expectNoOverflow({ canvasElement })
  },
}

export const RightToLeft: Story = { decorators: [rightToLeft] }

export const LongTextOnAPhone: Story = {
  args: { months: months.map((month) => ({ ...month, label: `${month.name} of that year` })) },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={640}>
      <Case name="With an empty month, and a full one">
        <PosterHistogram label="All" months={months} toMoreLabel={toMoreLabel} />
      </Case>
      <Case name="Few films">
        <PosterHistogram
          label="Few"
          months={months.map((month, index) => (index === 1 ? month : { ...month, films: [] }))}
          toMoreLabel={toMoreLabel}
        />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage wide>
      <Do because="Every month has its place, also an empty one." filled>
        <PosterHistogram label="Half a year" months={months} toMoreLabel={toMoreLabel} />
      </Do>
      <Dont because="Without the empty months it is no picture of the year." filled>
        <PosterHistogram
          label="Months that are left"
          months={months.filter(({ films }) => films.length > 0)}
          toMoreLabel={toMoreLabel}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Give it all months of the year.', 'Let a film that was seen twice stand twice.'],
  dont: ['Films to choose from are a `poster-wall`.', 'Don’t leave empty months out.'],
  anatomy: ['Columns of posters', 'A line at the foot', 'Months'],
  keys: linkKeys,
  announced: ['A list of months; in each the list of its films.'],
}

export const conformance: Conformance = {
  PosterHistogram: {
    shows: (probe) => (
      <PosterHistogram label="2025" months={months.slice(0, 2)} toMoreLabel={toMoreLabel} {...probe} />
    ),
  },
}
