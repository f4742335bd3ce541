import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { filterLabels, filterSections } from '../../stories/filters.ts'
import { FilterDialog } from './index.ts'

const nothing = () => undefined

const meta: Meta<typeof FilterDialog> = { title: 'Films/FilterDialog', component: FilterDialog }
export default meta

type Story = StoryObj<typeof FilterDialog>

export const RightToLeft: Story = {
  args: {
    open: true,
    onClose: nothing,
    title: 'تصفية',
    sections: [
      {
        id: 'genre',
        label: 'النوع',
        multiple: true,
        options: [
          { value: 'drama', label: 'دراما' },
          { value: 'family', label: 'عائلي' },
        ],
      },
    ],
    selected: { genre: ['drama'] },
    onApply: nothing,
    labels: { apply: 'طبّق', cancel: 'ألغِ', clear: 'امسح', close: 'أغلق' },
  },
  globals: { direction: 'rtl' },
}
export const LongTextOnAPhone: Story = {
  args: {
    open: true,
    onClose: nothing,
    title: 'What would you like to see, and how would you like to see it?',
    sections: [
      {
        id: 'genre',
        label: 'Genres that our programmers have thought up between them',
        multiple: true,
        options: [
          {
            value: 'long',
            label: 'Documentaries about people who have lived a very long time by themselves',
          },
          { value: 'drama', label: 'Drama' },
        ],
      },
    ],
    selected: { genre: ['long'] },
    onApply: nothing,
    labels: filterLabels,
  },
  globals: { viewport: { value: 'phone' } },
}

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
