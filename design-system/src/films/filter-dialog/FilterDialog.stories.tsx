import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { doNothing, type Conformance } from '../../../conformance/entry.ts'
import { dialogKeys, type Guidance } from '../../../stories/guidance.ts'
import { Button } from '../../actions/button/index.ts'
import { filterLabels, filterSections } from '../../../stories/filters.ts'
import { FilterChip, FilterChips } from '../../actions/filter-chip/index.ts'
import { Do, Dont, DrawnDialog, Usage } from '../../../stories/Usage.tsx'
import { FilterDialog } from './index.ts'

const nothing = () => undefined

/** The options of a section, in their order. */
const Genres = ({ label }: { label: string }) => (
  <FilterChips label={label}>
    {['Crime', 'Documentary', 'Drama', 'Family'].map((genre) => (
      <FilterChip key={genre} label={genre} pressed={genre === 'Drama'} onPress={nothing} />
    ))}
  </FilterChips>
)

const meta: Meta<typeof FilterDialog> = {
  title: 'Films/FilterDialog',
  excludeStories: /^[a-z]/,
  component: FilterDialog,
}
export default meta

type Story = StoryObj<typeof FilterDialog>

const applied = fn()
/** What is pressed waits for the button; leaving by Escape forgets it, and the focus is back where it came from. */
export const HeldBack: Story = {
  args: {
    open: false,
    onClose: nothing,
    title: 'Filter',
    sections: filterSections,
    selected: {},
    onApply: applied,
    labels: filterLabels,
  },
  render: function Page(args) {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button variant="secondary" icon="sliders" onClick={() => setOpen(true)}>
          Filter
        </Button>
        <FilterDialog {...args} open={isOpen} onClose={() => setOpen(false)} />
      </>
    )
  },
  play: async ({ canvasElement }) => {
    applied.mockClear()
    const opener = within(canvasElement).getByRole('button', { name: 'Filter' })
    const opened = async () => {
      await userEvent.click(opener)
      const dialog = await screen.findByRole('dialog', {}, { timeout: 10_000 })
      await waitFor(() => expect(dialog).toBeVisible())
      return within(dialog)
    }
    const closed = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(opener).toHaveFocus())
    }
    await userEvent.click((await opened()).getByRole('button', { name: 'Drama' }))
    await userEvent.keyboard('{Escape}')
    await closed()
    await expect(applied).not.toHaveBeenCalled()
    const dialog = await opened()
    await expect(dialog.getByRole('button', { name: 'Drama' })).toHaveAttribute('aria-pressed', 'false')
    dialog.getByRole('button', { name: 'Drama' }).focus()
    await userEvent.keyboard(' ')
    await userEvent.click(dialog.getByRole('button', { name: filterLabels.apply }))
    await closed()
    await expect(applied).toHaveBeenCalledWith({ genre: ['drama'] })
  },
}

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
export const AllVariants: Story = {
  tags: ['all-variants'],
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

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="Apply says what comes of it; what was pressed can be forgotten and cleared." filled>
        <DrawnDialog
          title="Genre"
          actions={
            <>
              <Button variant="text" size="medium">
                Clear
              </Button>
              <Button variant="secondary" size="medium">
                Cancel
              </Button>
              <Button size="medium">Show 6 films</Button>
            </>
          }
        >
          <Genres label="Genre" />
          <br />
        </DrawnDialog>
      </Do>
      <Dont because="“OK” to what? There is no way back, and none to begin again." filled>
        <DrawnDialog title="Please choose" actions={<Button size="medium">OK</Button>}>
          <Genres label="Genre, without a way back" />
          <br />
        </DrawnDialog>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use it through `composite-filter` or `single-filter`, which know when it opens.',
    'Say on Apply how many are found.',
  ],
  dont: ['A few options stand in the page: `filter-chip`.', 'Don’t apply before Apply is pressed.'],
  anatomy: ['Heading', 'Sections of options', 'Clear', 'Cancel and Apply'],
  keys: dialogKeys,
  announced: ['A dialog by its heading; options are toggle buttons.'],
}

const options = [
  { value: 'drama', label: 'Drama' },
  { value: 'music', label: 'Music' },
]

const sections = [{ id: 'genre', label: 'Genre', options }]

const buttons = { apply: 'Apply', cancel: 'Cancel', clear: 'Clear', close: 'Close' }

export const conformance: Conformance = {
  FilterDialog: {
    shows: (probe) => (
      <FilterDialog
        open
        onClose={doNothing}
        title="Filter"
        sections={sections}
        selected={{}}
        onApply={doNothing}
        labels={buttons}
        {...probe}
      />
    ),
    isDialog: true,
    theme: 'MuiDrawer-root',
  },
}
