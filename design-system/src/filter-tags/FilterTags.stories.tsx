import type { Meta, StoryObj } from '@storybook/react-vite'
import { Case, Cases } from '../../stories/Cases.tsx'
import { FilterTags } from './index.ts'

const nothing = () => undefined
const tag = (label: string) => ({ id: label, label, removeLabel: `Remove ${label}` })
const clear = { label: 'Clear all', onPress: nothing }

const meta: Meta<typeof FilterTags> = { title: 'Films/FilterTags', component: FilterTags }
export default meta

type Story = StoryObj<typeof FilterTags>

export const Sheet: Story = {
  tags: ['sheet'],
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
