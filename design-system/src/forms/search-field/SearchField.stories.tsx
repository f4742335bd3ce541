import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { fieldKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { SearchField } from './index.ts'

const plain = { label: 'Film, person or mood', name: 'query', clearLabel: 'Clear the search' }

const meta: Meta<typeof SearchField> = {
  title: 'Forms/SearchField',
  excludeStories: /^[a-z]/,
  component: SearchField,
}
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

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases>
      <Case name="Empty, with an example">
        <SearchField {...plain} placeholder="Search 24 films" />
      </Case>
      <Case name="Filled">
        <SearchField {...plain} defaultValue="lighthouse" />
      </Case>
      <Case name="Hovered" force="hover">
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

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="It says what can be searched for, and forgives a slip." filled>
        <SearchField
          label="Film, person or mood"
          name="found"
          clearLabel="Clear the search"
          defaultValue="lighthous"
          help="2 films with a lighthouse"
        />
      </Do>
      <Dont because="It asks for care where it could forgive: who knows a title to the letter?" filled>
        <SearchField
          label="Search"
          name="strict"
          clearLabel="Clear the search"
          defaultValue="lighthous"
          help="Nothing found. Enter the full title in its exact spelling."
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Search as it is typed, and forgive slips.', 'Say what was found in a status of the page.'],
  dont: ['In a bar of filters use `FilterSearch` of `filter-bar`.', 'Don’t move the focus to the results.'],
  anatomy: ['Glyph', 'Box', 'Button that empties it'],
  keys: [...fieldKeys, ['Enter', 'Searches at once.'], ['Escape', 'Empties it.']],
  announced: ['A search field by its label.'],
}

const name = { label: 'Name', name: 'name' }

export const conformance: Conformance = {
  SearchField: {
    shows: (probe) => <SearchField clearLabel="Clear" {...name} {...probe} />,
    control: 'input',
    theme: 'MuiFormControl-root',
  },
}
