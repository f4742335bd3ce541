import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { linkKeys, type Guidance } from '../../../stories/guidance.ts'
import { getBox } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { styled } from '../../foundations/styled/index.ts'
import { CategoryTabs } from './index.ts'

const categories = [
  { id: 'for-you', label: 'For you' },
  { id: 'combos', label: 'Combos' },
  { id: 'popcorn', label: 'Popcorn' },
  { id: 'hot', label: 'Hot, until 19:58' },
  { id: 'drinks', label: 'Drinks' },
  { id: 'sweet', label: 'Sweet' },
]

const Section = styled('section')({ minBlockSize: 640, paddingBlock: 24 })

const meta: Meta<typeof CategoryTabs> = {
  title: 'Navigation/CategoryTabs',
  excludeStories: /^[a-z]/,
  component: CategoryTabs,
}
export default meta

type Story = StoryObj<typeof CategoryTabs>

/** Stays at the top, leads to a section, and says which is in view. */
export const OverAMenu: Story = {
  args: { label: 'Categories', categories },
  render: (args) => (
    <>
      <CategoryTabs {...args} />
      {args.categories.map(({ id, label }) => (
        <Section key={id} id={id} aria-labelledby={`${id}-name`}>
          <h2 id={`${id}-name`}>{label}</h2>
        </Section>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('link', { name: 'Popcorn' }))
    await expect(canvas.getByRole('region', { name: 'Popcorn' })).toHaveFocus()
    const nav = canvas.getByRole('navigation', { name: 'Categories' })
    await waitFor(() => expect(getBox(nav).top).toBe(0))
    await waitFor(() => expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Popcorn'))
    scrollTo(0, 0)
  },
}
export const Phone: Story = {
  args: { label: 'Categories', categories },
  globals: { viewport: { value: 'phone' } },
}

export const RightToLeft: Story = {
  args: {
    label: 'الأصناف',
    categories: [
      { id: 'you', label: 'لك' },
      { id: 'corn', label: 'فشار' },
      { id: 'cold', label: 'مشروبات' },
    ],
  },
  decorators: [rightToLeft],
}

/** A sheet shows it several times; a page has it once. */
const severalLandmarks = { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } }

export const AllVariants: Story = {
  tags: ['all-variants'],
  parameters: severalLandmarks,
  render: () => (
    <Cases min={440}>
      <Case name="The first in view">
        <CategoryTabs label="Categories" categories={categories} />
      </Case>
      <Case name="Hovered" force="hover" control="a:nth-of-type(2)">
        <CategoryTabs label="Categories, hovered" categories={categories} />
      </Case>
      <Case name="Focused" force="focus-visible" control="a:nth-of-type(2)">
        <CategoryTabs label="Categories, focused" categories={categories} />
      </Case>
      <Case name="One">
        <CategoryTabs label="One category" categories={categories.slice(0, 1)} />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="Short names, in the order of the page." filled>
        <CategoryTabs label="Categories" categories={categories.slice(0, 3)} />
      </Do>
      <Dont because="Filters: what does not fit is hidden, and nothing is scrolled to." filled>
        <CategoryTabs
          label="Diets"
          categories={[
            { id: 'vegan', label: 'Vegan' },
            { id: 'no-nuts', label: 'No nuts' },
          ]}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use it over a list of several screens, in the order of its sections.',
    'Say in a name until when what is served then is served.',
  ],
  dont: [
    'Views of which one is open are `tabs`; views with addresses are `tab-links`.',
    'To hide what does not fit use `filter-chip`.',
  ],
  anatomy: ['Row of links', 'Line under the section in view'],
  keys: linkKeys,
  announced: ['A landmark of links, of which one is current; a section takes the focus when it is led to.'],
}

export const conformance: Conformance = {
  CategoryTabs: {
    shows: (probe) => <CategoryTabs label="Categories" categories={categories} {...probe} />,
  },
}
