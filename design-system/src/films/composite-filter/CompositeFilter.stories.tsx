import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'
import { doNothing, type Conformance } from '../../../conformance/entry.ts'
import { comboboxKeys, type Guidance } from '../../../stories/guidance.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { expectNoOverflow } from '../../../stories/plays.ts'
import { filterLabels, filterSections } from '../../../stories/filters.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { CompositeFilter, type CompositeFilterProps } from './index.ts'

const nothing = () => undefined
const plain = { sections: filterSections, selected: {}, labels: filterLabels, onChange: nothing }
const named = (filter: string) => ({ ...filterLabels, filter })

const Living = (props: CompositeFilterProps) => {
  const [selected, setSelected] = useState(props.selected)
  return <CompositeFilter {...props} selected={selected} onChange={setSelected} />
}

const meta: Meta<typeof CompositeFilter> = {
  title: 'Films/CompositeFilter',
  excludeStories: /^[a-z]/,
  component: CompositeFilter,
}
export default meta

type Story = StoryObj<typeof CompositeFilter>

/** A choice is applied immediately. */
export const Inline: Story = {
  args: { ...plain, mode: 'inline', status: '12 film results found' },
  render: (args) => <Living {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('combobox', { name: 'Event' }))
    await userEvent.click(canvas.getByRole('option', { name: 'Late one' }))
    await expect(canvas.getByRole('combobox', { name: 'Event' })).toHaveTextContent('Late one')
  },
}
/** On a phone, `both` is a button and its dialog. */
export const OnAPhone: Story = {
  args: { ...plain, selected: { genre: ['drama'] } },
  globals: { viewport: { value: 'phone' } },
  render: (args) => <Living {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filter 1' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }))
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    await expect(await screen.findByRole('button', { name: 'Filter' })).toBeInTheDocument()
  },
}

export const RightToLeft: Story = {
  args: {
    ...plain,
    mode: 'inline',
    status: 'وُجد 12 فيلمًا',
    sections: [
      { id: 'genre', label: 'النوع', multiple: true, options: [{ value: 'drama', label: 'دراما' }] },
      { id: 'event', label: 'المناسبة', options: [{ value: 'quiet', label: 'عرض هادئ' }] },
    ],
    selected: { genre: ['drama'] },
    labels: { ...filterLabels, filter: 'تصفية', all: 'الكل', hint: 'اختر لتحديث النتائج' },
  },
  decorators: [rightToLeft],
}

export const LongTextOnAPhone: Story = {
  args: {
    ...plain,
    mode: 'inline',
    sections: [
      {
        id: 'genre',
        label: 'Genres that our Schifffahrtsgesellschaftsprogrammkommission has thought up',
        options: [
          {
            value: 'long',
            label: 'Documentaries about people who have lived a very long time by themselves',
          },
        ],
      },
    ],
    selected: { genre: ['long'] },
  },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases>
      <Case name="In line, nothing chosen" wide>
        <CompositeFilter {...plain} labels={named('Films, none')} mode="inline" />
      </Case>
      <Case name="In line, two in force, with the result" wide>
        <CompositeFilter
          {...plain}
          labels={named('Films, two')}
          mode="inline"
          selected={{ genre: ['drama', 'family'], event: ['late'] }}
          status="12 film results found"
        />
      </Case>
      <Case name="Hovered" wide force="hover">
        <CompositeFilter {...plain} labels={named('Films, hovered')} mode="inline" />
      </Case>
      <Case name="Focused" wide force="focus-visible">
        <CompositeFilter {...plain} labels={named('Films, focused')} mode="inline" />
      </Case>
      <Case name="As a dialog">
        <CompositeFilter {...plain} mode="modal" />
      </Case>
      <Case name="As a dialog, two in force">
        <CompositeFilter {...plain} mode="modal" selected={{ genre: ['drama'], event: ['late'] }} />
      </Case>
      <Case name="Both: by the width of the page" wide>
        <CompositeFilter {...plain} labels={named('Films, both')} />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="Several questions about one list; how many films are left is said." filled>
        <CompositeFilter
          {...plain}
          labels={named('Films')}
          mode="inline"
          selected={{ genre: ['drama'] }}
          status="12 film results found"
        />
      </Do>
      <Dont because="One question needs no dialog and no Apply: a single filter asks it in the page." filled>
        <CompositeFilter {...plain} sections={filterSections.slice(2)} labels={named('Event')} mode="modal" />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it for several questions about one list.', 'Keep what is chosen in the address.'],
  dont: ['One question is a `single-filter`.', 'Don’t show what the page has fixed.'],
  anatomy: ['A cell a question, or one button', 'Dialog with its sections', 'Apply, Cancel, Clear'],
  keys: comboboxKeys,
  announced: ['Comboboxes by their question, or a button that says how many filters are on.'],
}

const options = [
  { value: 'drama', label: 'Drama' },
  { value: 'music', label: 'Music' },
]

const sections = [{ id: 'genre', label: 'Genre', options }]

const buttons = { apply: 'Apply', cancel: 'Cancel', clear: 'Clear', close: 'Close' }

const sampleFilterLabels = {
  ...buttons,
  filter: 'Filter',
  all: 'All',
  hint: 'Select filters',
  placeholder: 'Any',
}

export const conformance: Conformance = {
  CompositeFilter: {
    shows: (probe) => (
      <CompositeFilter
        sections={sections}
        selected={{}}
        onChange={doNothing}
        labels={sampleFilterLabels}
        {...probe}
      />
    ),
    states: {
      '[data-mode=modal][data-set]': (
        <CompositeFilter
          sections={sections}
          selected={{ genre: ['drama'] }}
          onChange={doNothing}
          labels={sampleFilterLabels}
          mode="modal"
        />
      ),
    },
  },
}
