import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import type { Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { getBox, expectNoOverflow } from '../../../stories/plays.ts'
import { PageContainer } from '../layout/index.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { BandHead } from './BandHead.tsx'
import { PageHeadContext, PageHeading, type PageHead } from './index.ts'
import { PlateHead } from './PlateHead.tsx'

const meta: Meta<typeof PageHeading> = {
  title: 'Foundations/PageHeading',
  excludeStories: /^[a-z]/,
  component: PageHeading,
}
export default meta

type Story = StoryObj<typeof PageHeading>

const season = {
  title: 'Lights out',
  intro: 'Four films in the dark.',
  note: 'Every Friday, 16 October to 28 January',
}

const inShape = (head: PageHead): Pick<Story, 'args' | 'decorators'> => ({
  args: { ...season, isHead: true },
  decorators: (Story) => (
    <PageHeadContext value={head}>
      <Story />
    </PageHeadContext>
  ),
})

/** A title page: the dates come first. */
export const Plate: Story = {
  ...inShape(PlateHead),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = canvas.getByRole('heading', { level: 1 })
    await expect(getBox(canvas.getByText(/^Every Friday/)).bottom).toBeLessThanOrEqual(getBox(title).top)
  },
}
export const PlateOnAPhone: Story = {
  ...Plate,
  play: expectNoOverflow,
  globals: { viewport: { value: 'phone' } },
}

/** In the primary colour: the title at its start, what it is about at its end. */
export const Band: Story = {
  ...inShape(BandHead),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toBeVisible()
  },
}
export const BandOnAPhone: Story = { ...Band, globals: { viewport: { value: 'phone' } } }
export const BandRightToLeft: Story = {
  ...Band,
  args: { title: 'الأفلام', intro: 'أربعة وعشرون فيلمًا في ثلاث دور هذا الأسبوع.', isHead: true },
  decorators: [rightToLeft, ...[Band.decorators ?? []].flat()],
}

export const WithIntro: Story = {
  args: { title: 'Films', intro: 'Twenty-four films at 3 cinemas this week.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = canvas.getByRole('heading', { level: 1, name: 'Films' })
    await expect(getBox(canvas.getByText(/^Twenty-four films/)).top).toBeGreaterThanOrEqual(
      getBox(title).bottom,
    )
    // Where the focus goes when a page comes without a load.
    await expect(title).toHaveAttribute('tabindex', '-1')
  },
}
/** A fact that is looked for stands out from the line above it. */
export const WithNote: Story = {
  args: {
    title: 'Lights out',
    intro: 'Four films in the dark.',
    note: 'Every Friday, 16 October to 28 January',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const intro = canvas.getByText('Four films in the dark.')
    const note = canvas.getByText(/^Every Friday/)
    await expect(getBox(note).top).toBeGreaterThanOrEqual(getBox(intro).bottom)
    await expect(getComputedStyle(note).fontWeight).toBe('600')
  },
}
export const Long: Story = { args: { title: 'The Last Lighthouse Keeper of Skarn and other winter films' } }

export const RightToLeft: Story = {
  args: { title: 'الأفلام', intro: 'أربعة وعشرون فيلمًا في ثلاث دور هذا الأسبوع.' },
  decorators: [rightToLeft],
}
export const LongOnAPhone: Story = {
  ...Long,
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  parameters: {
    a11y: {
      config: {
        // A page has one heading; here are all of its kinds.
        rules: ['region', 'landmark-no-duplicate-banner', 'landmark-unique'].map((id) => ({
          id,
          enabled: false,
        })),
      },
    },
  },
  render: () => (
    <Cases>
      <Case name="With a line under it" wide>
        <PageHeading title="Films" intro="Twenty-four films at 3 cinemas this week." />
      </Case>
      <Case name="With a fact below it" wide>
        <PageHeading
          title="Lights out"
          intro="Four films in the dark."
          note="Every Friday, 16 October to 28 January"
        />
      </Case>
      <Case name="Plate" wide>
        <PageHeadContext value={PlateHead}>
          <PageHeading {...season} isHead />
        </PageHeadContext>
      </Case>
      <Case name="Band" wide>
        <PageContainer>
          <PageHeadContext value={BandHead}>
            <PageHeading {...season} isHead />
          </PageHeadContext>
        </PageContainer>
      </Case>
      <Case name="Long" wide>
        <PageHeading title="The Last Lighthouse Keeper of Skarn and other winter films" />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="What the page is, in a line or two." filled>
        <article>
          <PageHeading title="Films this week" intro="Fourteen films in three cinemas." />
        </article>
      </Do>
      <Dont because="The site’s name and advertising: the header says whose page it is." filled>
        <article>
          <PageHeading title="Halcyon Cinemas: the best films at the best prices, every day" />
        </article>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it once, first in the page.', 'Keep it to what the page is: two lines on a phone.'],
  dont: [
    'A film’s title stands in `film-hero`; sections have `Section` of `layout`.',
    'Don’t repeat the name of the site in it.',
  ],
  anatomy: ['Heading of level 1', 'A line under it, if any'],
  announced: ['The heading of level 1; skip links and the way to the page lead to it.'],
}

export const conformance: Conformance = {
  PageHeadContext: 'A context: it draws nothing.',
  PageHeading: { shows: (probe) => <PageHeading title="Films" {...probe} /> },
}
