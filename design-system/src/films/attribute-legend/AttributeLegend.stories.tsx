import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import type { Guidance } from '../../../stories/guidance.ts'
import { expectNoOverflow, getTexts } from '../../../stories/plays.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { AttributeLegend, ShowtimeKey } from './index.ts'

const meta: Meta<typeof AttributeLegend> = {
  title: 'Films/AttributeLegend',
  excludeStories: /^[a-z]/,
  component: AttributeLegend,
  subcomponents: { ShowtimeKey },
}
export default meta

type Story = StoryObj<typeof AttributeLegend>

export const Signs: Story = {
  args: {
    items: [
      { id: 'vast', label: 'Vast', text: '22 m curved laser screen.', icon: 'vast' },
      { id: 'ad', label: 'Audio described', text: 'Headset at the ticket desk.', icon: 'ear' },
      { id: 'other', label: 'Something new', icon: 'not-in-the-set' },
    ],
  },
  play: async ({ canvasElement }) => {
    const signs = within(canvasElement).getAllByRole('listitem')
    await expect(getTexts(signs)).toEqual([
      'Vast22 m curved laser screen.',
      'Audio describedHeadset at the ticket desk.',
      'Something new',
    ])
    // One that is not in the set has its words alone.
    await expect(signs.map((sign) => sign.querySelectorAll('[data-icon]').length)).toEqual([1, 1, 0])
  },
}
export const Key: Story = {
  args: { items: [] },
  render: () => (
    <ShowtimeKey
      items={[
        { id: 'few', kind: 'few', label: 'Few left: under one seat in ten' },
        { id: 'out', kind: 'soldOut', label: 'Sold out', example: '19:50' },
        { id: 'vast', kind: 'icon', icon: 'vast', label: 'Vast' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    // The struck time is an example: read aloud it would be a time.
    await expect(canvas.getByText('19:50')).toHaveAttribute('aria-hidden', 'true')
  },
}

export const LongText: Story = {
  args: {
    items: [
      {
        id: 'quiet',
        label: 'A quiet showing with the lights half up and nobody to mind who comes and goes',
        text: 'The sound is a third lower than usual, there are no trailers, and whoever wants to walk about during the film is welcome to.',
        icon: 'ear',
      },
    ],
  },
}
export const RightToLeft: Story = {
  args: {
    items: [
      { id: 'vast', label: 'شاشة واسعة', text: 'شاشة منحنية بعرض 22 مترًا.', icon: 'vast' },
      { id: 'ad', label: 'وصف صوتي', text: 'السماعات عند شباك التذاكر.', icon: 'ear' },
    ],
  },
  decorators: [rightToLeft],
}

export const LongTextOnAPhone: Story = {
  args: {
    items: [
      ...(LongText.args?.items ?? []),
      {
        id: 'long',
        label: 'Donaudampfschifffahrtsgesellschaftskapitänssaal',
        text: 'In German.',
        icon: 'vast',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={600}>
      <Case name="Signs" wide>
        <AttributeLegend
          items={[
            { id: 'vast', label: 'Vast', text: '22 m curved laser screen.', icon: 'vast' },
            { id: 'recliner', label: 'Recliner', text: 'Powered seat and table.', icon: 'recliner' },
            {
              id: 'ad',
              label: 'Audio described',
              text: 'A second soundtrack tells what happens on the screen; headsets wait at the ticket desk.',
              icon: 'ear',
            },
            { id: 'sub', label: 'Subtitled', icon: 'subtitled' },
            { id: 'other', label: 'Without a sign of ours', text: 'A name is enough.' },
          ]}
        />
      </Case>
      <Case name="From the right" wide>
        <div dir="rtl" lang="ar">
          <AttributeLegend
            items={[
              { id: 'vast', label: 'شاشة Vast', text: 'شاشة منحنية بعرض 22 مترًا.', icon: 'vast' },
              { id: 'ad', label: 'وصف صوتي', text: 'السماعات عند شباك التذاكر.', icon: 'ear' },
            ]}
          />
        </div>
      </Case>
      <Case name="Key to times" wide>
        <ShowtimeKey
          items={[
            { id: 'few', kind: 'few', label: 'Few left: under one seat in ten' },
            { id: 'out', kind: 'soldOut', label: 'Sold out', example: '19:50' },
            { id: 'vast', kind: 'icon', icon: 'vast', label: 'Vast' },
          ]}
        />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage wide>
      <Do because="Each line says what one gets, and where." filled>
        <AttributeLegend
          items={[
            { id: 'vast', label: 'Vast', text: '22 m curved laser screen.', icon: 'vast' },
            { id: 'recliner', label: 'Recliner', text: 'Powered seat and table.', icon: 'recliner' },
            { id: 'ad', label: 'Audio described', text: 'Headset at the ticket desk.', icon: 'ear' },
          ]}
        />
      </Do>
      <Dont because="The line repeats the name: nothing is learned from it." filled>
        <AttributeLegend
          items={[
            { id: 'vast', label: 'Vast', text: 'Showings in Vast.', icon: 'vast' },
            { id: 'recliner', label: 'Recliner', text: 'With recliners.', icon: 'recliner' },
            { id: 'ad', label: 'Audio described', text: 'Has audio description.', icon: 'ear' },
          ]}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it once, under the times that bear the signs.', 'List only the signs that are on the page.'],
  dont: ['The marks of times themselves are `ShowtimeKey`.', 'Don’t explain what the words say already.'],
  anatomy: ['Glyph', 'Name', 'A line on what it means'],
  announced: ['A description list: name and meaning.'],
}

export const conformance: Conformance = {
  AttributeLegend: { shows: (probe) => <AttributeLegend items={[]} {...probe} /> },
  ShowtimeKey: { shows: (probe) => <ShowtimeKey items={[]} {...probe} /> },
}
