import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import type { Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { getBox, expectNoOverflow, getTexts } from '../../../stories/plays.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { Link } from '../../actions/link/index.ts'
import { DescriptionList, type DescriptionListProps } from './index.ts'

const meta: Meta<typeof DescriptionList> = {
  title: 'Foundations/DescriptionList',
  excludeStories: /^[a-z]/,
  component: DescriptionList,
}
export default meta

type Story = StoryObj<typeof DescriptionList>

export const Credits: Story = {
  args: {
    items: [
      { term: 'Director', details: ['Ines Okafor'] },
      { term: 'Cast', details: ['Ines Okafor', 'Tomas Reyl', 'Adaeze Lindqvist'] },
    ],
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement)
    await expect(getTexts(list.getAllByRole('term'))).toEqual(['Director', 'Cast'])
    const names = list.getAllByRole('definition')
    await expect(getTexts(names)).toEqual(['Ines Okafor', 'Ines Okafor', 'Tomas Reyl', 'Adaeze Lindqvist'])
    // A term is beside its first detail, and each detail on a separate line.
    await expect(getBox(list.getByText('Cast')).right).toBeLessThanOrEqual(getBox(names[1]).left)
    await expect(getBox(names[1]).bottom).toBeLessThanOrEqual(getBox(names[2]).top + 1)
  },
}

const items: DescriptionListProps['items'] = [
  { term: 'Address', details: ['14 Wharf Street, Portmere PM1 4DH'] },
  { term: 'Open today', details: ['10:15 to 00:10'] },
  { term: 'At this cinema', details: ['Vast, recliners, and a bar over the dock'] },
  { term: 'Call', details: [<Link href="tel:01632960277">01632 960277</Link>] },
]
/** The few facts that stand over a page. */
export const Columns: Story = {
  args: { items, layout: 'Columns' },
  play: async ({ canvasElement }) => {
    const terms = within(canvasElement).getAllByRole('term').map(getBox)
    await expect(terms).toHaveLength(4)
    await expect(new Set(terms.map(({ top }) => top)).size).toBe(1)
  },
}
export const ColumnsOnAPhone: Story = {
  ...Columns,
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const RightToLeft: Story = {
  args: {
    items: [
      { term: 'الإخراج', details: ['إينس أوكافور'] },
      { term: 'التمثيل', details: ['إينس أوكافور', 'توماس ريل'] },
    ],
  },
  decorators: [rightToLeft],
}
export const OnAPhone: Story = {
  ...Credits,
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases>
      <Case name="Credits">
        <DescriptionList
          items={[
            { term: 'Director', details: ['Ines Okafor'] },
            { term: 'Cast', details: ['Ines Okafor', 'Tomas Reyl', 'Adaeze Lindqvist'] },
            { term: 'Music', details: ['Sunniva Aker'] },
          ]}
        />
      </Case>
      <Case name="Columns">
        <DescriptionList items={items} layout="Columns" />
      </Case>
      <Case name="Long words">
        <DescriptionList
          items={[
            {
              term: 'Classification',
              details: [
                'Moderate threat, infrequent strong language and one very long journey through a desert',
              ],
            },
            { term: 'Photography', details: ['Wilhelmina Oakes-Fairweather'] },
          ]}
        />
      </Case>
      <Case name="From the right">
        <div dir="rtl" lang="ar">
          <DescriptionList
            items={[
              { term: 'الإخراج', details: ['Ines Okafor'] },
              { term: 'التمثيل', details: ['إينس أوكافور', 'توماس ريل'] },
            ]}
          />
        </div>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="A term of a word or two, and what belongs to it." filled>
        <DescriptionList
          items={[
            { term: 'Director', details: ['Ines Okafor'] },
            { term: 'Cast', details: ['Tomas Reyl', 'Adaeze Lindqvist'] },
            { term: 'Length', details: ['2h 11m'] },
          ]}
        />
      </Do>
      <Dont because="Sentences in two columns: nobody looks them up by a term. They are running text." filled>
        <DescriptionList
          items={[
            {
              term: 'How it all began',
              details: ['In 1931 the Exchange opened with an organ under its stage.'],
            },
            {
              term: 'What is there now',
              details: ['Since March it plays again before each film on a Sunday.'],
            },
          ]}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use it for pairs of a term and its detail: credits, an address, opening hours.',
    'Keep terms to a word or two.',
  ],
  dont: [
    'For figures that are compared use a table in `rich-text`; for sums `order-summary`.',
    'Don’t use it as a layout of two columns of prose.',
  ],
  anatomy: ['Term', 'Details, one or several'],
  announced: ['A description list: each term with its details.'],
}

export const conformance: Conformance = {
  DescriptionList: {
    shows: (probe) => <DescriptionList items={[{ term: 'Director', details: ['Ines Okafor'] }]} {...probe} />,
  },
}
