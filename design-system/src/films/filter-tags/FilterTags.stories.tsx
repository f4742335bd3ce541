import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { doNothing, type Conformance } from '../../../conformance/entry.ts'
import { buttonKeys, type Guidance } from '../../../stories/guidance.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { FilterTags } from './index.ts'

const nothing = () => undefined
const tag = (label: string) => ({ id: label, label, removeLabel: `Remove ${label}` })
const clear = { label: 'Clear all', onPress: nothing }

const meta: Meta<typeof FilterTags> = {
  title: 'Films/FilterTags',
  excludeStories: /^[a-z]/,
  component: FilterTags,
}
export default meta

type Story = StoryObj<typeof FilterTags>

/** When one goes, the focus moves to its neighbour. */
export const TakenBack: Story = {
  args: { label: 'Chosen', tags: ['Docklands', 'Exchange', 'Subtitled'].map(tag), onRemove: nothing },
  render: function Page(args) {
    const [tags, setTags] = useState(args.tags)
    return (
      <FilterTags {...args} tags={tags} onRemove={(id) => setTags(tags.filter((each) => each.id !== id))} />
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Exchange' }))
    await expect(canvas.queryByText('Exchange')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Remove Subtitled' })).toHaveFocus()
  },
}
export const OnAPhone: Story = {
  args: {
    label: 'Chosen',
    tags: ['Docklands', 'Exchange', 'Subtitled', 'Family', 'Within 20 miles'].map(tag),
    onRemove: nothing,
    clear,
  },
  globals: { viewport: { value: 'phone' } },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases>
      <Case name="One">
        <FilterTags label="One" tags={[tag('Docklands')]} onRemove={nothing} clear={clear} />
      </Case>
      <Case name="Several">
        <FilterTags
          label="Several"
          tags={['Docklands', 'Exchange', 'Subtitled'].map(tag)}
          onRemove={nothing}
          clear={clear}
        />
      </Case>
      <Case name="Hovered" force="hover">
        <FilterTags label="Hovered" tags={[tag('Riverside')]} onRemove={nothing} />
      </Case>
      <Case name="Focused" force="focus-visible">
        <FilterTags label="Focused" tags={[tag('Riverside')]} onRemove={nothing} />
      </Case>
      <Case name="Long words">
        <FilterTags
          label="Long"
          tags={[tag('Documentaries about people who have lived a very long time by themselves')]}
          onRemove={nothing}
        />
      </Case>
      <Case name="From the right">
        <div dir="rtl">
          <FilterTags label="المرشحات" tags={['دراما', 'عائلي'].map(tag)} onRemove={nothing} />
        </div>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="What narrows the list, each to be taken back." filled>
        <FilterTags
          label="In force"
          tags={['Drama', 'Docklands'].map(tag)}
          onRemove={nothing}
          clear={clear}
        />
      </Do>
      <Dont because="Defaults as tags: nothing is narrowed, and there is nothing to take back." filled>
        <FilterTags
          label="Defaults"
          tags={['All genres', 'Any cinema', 'Any day'].map(tag)}
          onRemove={nothing}
          clear={clear}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use it to show what narrows a list, each with a way to take it back.',
    'Offer to clear all from two on.',
  ],
  dont: ['To choose use `filter-chip`.', 'Don’t show defaults as tags.'],
  anatomy: ['A tag each, with a cross', 'Clear all, from two on'],
  keys: buttonKeys,
  announced: ['A list of buttons “Remove …”; when one goes, the focus moves to its neighbour.'],
}

export const conformance: Conformance = {
  FilterTags: {
    shows: (probe) => <FilterTags label="In force" tags={[]} onRemove={doNothing} {...probe} />,
    states: { '[data-empty]': <FilterTags label="In force" tags={[]} onRemove={doNothing} /> },
  },
}
