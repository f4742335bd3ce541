import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { filterLabels, filterSections } from '../../stories/filters.ts'
import { FilterDialog } from './index.ts'

const nothing = () => undefined

const meta: Meta<typeof FilterDialog> = { title: 'Films/FilterDialog', component: FilterDialog }
export default meta

type Story = StoryObj<typeof FilterDialog>

/** Two sections in force; what is pressed waits for Apply. */
export const Sheet: Story = {
  tags: ['sheet'],
  args: {
    open: true,
    onClose: nothing,
    title: 'Filter',
    text: 'Select filters to update results',
    sections: filterSections,
    selected: { genre: ['drama', 'family'], event: ['quiet'] },
    onApply: nothing,
    labels: filterLabels,
    applyLabel: () => 'Show 6 films',
  },
  // The dialog is fetched when it opens: a picture of it waits for that.
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    // It fades in.
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
