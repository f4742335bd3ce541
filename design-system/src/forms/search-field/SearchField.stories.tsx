import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { SearchField } from './index.ts'

const plain = { label: 'Film, person or mood', name: 'query', clearLabel: 'Clear the search' }

const meta: Meta<typeof SearchField> = { title: 'Forms/SearchField', component: SearchField }
export default meta

type Story = StoryObj<typeof SearchField>

/** Escape empties it. */
export const Emptied: Story = {
  args: { ...plain, placeholder: 'Search 24 films' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('searchbox')
    await userEvent.type(field, 'lighthouse')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
  },
}

export const LongTextOnAPhone: Story = {
  args: {
    ...plain,
    defaultValue: 'the one with the lighthouse keeper who never answered any of the letters',
    help: 'At least two letters of a title or of the name of somebody who is in it or made it.',
  },
  globals: { viewport: { value: 'phone' } },
}

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Cases>
      <Case name="Empty, with an example">
        <SearchField {...plain} placeholder="Search 24 films" />
      </Case>
      <Case name="Filled">
        <SearchField {...plain} defaultValue="lighthouse" />
      </Case>
      <Case name="Focused" force="focus-visible">
        <SearchField {...plain} defaultValue="lighthouse" />
      </Case>
      <Case name="Disabled">
        <SearchField {...plain} defaultValue="lighthouse" disabled />
      </Case>
      <Case name="Long words">
        <SearchField
          {...plain}
          defaultValue="the one with the lighthouse keeper who never answered any of the letters"
          help="At least two letters of a title or of a name."
        />
      </Case>
      <Case name="From the right">
        <div dir="rtl" lang="ar">
          <SearchField {...plain} label="فيلم أو ممثل" defaultValue="المنارة" />
        </div>
      </Case>
    </Cases>
  ),
}
