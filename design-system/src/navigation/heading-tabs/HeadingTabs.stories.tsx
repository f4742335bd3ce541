import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { tabKeys, type Guidance } from '../../../stories/guidance.ts'
import { getBox } from '../../../stories/plays.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { HeadingTabs } from './index.ts'

const tabs = [
  { id: 'now', label: 'Now showing', count: 9, panel: <p>Nine films</p> },
  { id: 'soon', label: 'Coming soon', count: 6, panel: <p>Six films</p> },
  { id: 'advance', label: 'Advance booking', count: 3, panel: <p>Three films</p> },
]

const meta: Meta<typeof HeadingTabs> = {
  title: 'Navigation/HeadingTabs',
  excludeStories: /^[a-z]/,
  component: HeadingTabs,
}
export default meta

type Story = StoryObj<typeof HeadingTabs>

export const Home: Story = {
  args: {
    label: 'Films',
    tabs,
  },
}

/** What does not fit is scrolled: the open one is always whole in sight, as far to the middle as the row goes. */
export const Phone: Story = {
  ...Home,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const row = canvas.getByRole('tablist').getBoundingClientRect()
    const isWholeInSight = (name: RegExp) => {
      const { left, right } = canvas.getByRole('tab', { name }).getBoundingClientRect()
      return left >= row.left && right <= row.right
    }
    await expect(isWholeInSight(/Advance/)).toBe(false)
    canvas.getByRole('tab', { selected: true }).focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(isWholeInSight(/Advance/)).toBe(true))
    await userEvent.click(canvas.getByRole('tab', { name: /soon/ }))
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(isWholeInSight(/Now/)).toBe(true))
  },
}
export const RightToLeft: Story = {
  args: {
    label: 'الأفلام',
    tabs: [
      { id: 'now', label: 'يُعرض الآن', count: 9, panel: <p>تسعة أفلام</p> },
      { id: 'soon', label: 'قريبًا', count: 6, panel: <p>ستة أفلام</p> },
    ],
  },
  decorators: [rightToLeft],
}

/** In right-to-left text the row begins at its right end; the open tab still scrolls to the middle. */
export const RightToLeftOnAPhone: Story = {
  args: {
    label: 'الأفلام',
    defaultSelected: 'advance',
    tabs: [
      { id: 'now', label: 'يُعرض الآن', count: 9, panel: <p>تسعة أفلام</p> },
      { id: 'soon', label: 'قريبًا في دورنا', count: 6, panel: <p>ستة أفلام</p> },
      { id: 'advance', label: 'احجز من الآن', count: 3, panel: <p>ثلاثة أفلام</p> },
      { id: 'again', label: 'يعود إلى الشاشة', count: 2, panel: <p>فيلمان</p> },
      { id: 'live', label: 'IMAX', count: 4, panel: <p>أربع أمسيات</p> },
      { id: 'family', label: 'للعائلة كلها', count: 5, panel: <p>خمسة أفلام</p> },
    ],
  },
  decorators: [rightToLeft],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const row = canvas.getByRole('tablist')
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth)
    const middle = (element: Element) => getBox(element).left + getBox(element).width / 2
    const isInTheMiddle = (name: RegExp) =>
      waitFor(() =>
        expect(Math.abs(middle(canvas.getByRole('tab', { name })) - middle(row))).toBeLessThanOrEqual(2),
      )
    await isInTheMiddle(/احجز/)
    await userEvent.click(canvas.getByRole('tab', { name: /قريبًا/ }))
    await isInTheMiddle(/قريبًا/)
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await isInTheMiddle(/يعود/)
    // The ends go as far as the row does.
    await userEvent.keyboard('{End}')
    await waitFor(() =>
      expect(Math.round(-row.scrollLeft)).toBeGreaterThanOrEqual(row.scrollWidth - row.clientWidth - 1),
    )
    // A number would join a Latin word and stand at its right.
    const latin = canvas.getByRole('tab', { name: 'IMAX 4' })
    const headingText = document.createRange()
    headingText.selectNode(latin.querySelector('span')?.firstChild ?? latin)
    await expect(getBox(latin.querySelector('sup')).right).toBeLessThan(
      headingText.getBoundingClientRect().left,
    )
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(Math.abs(row.scrollLeft)).toBeLessThanOrEqual(1))
  },
}

/** Arrows, Home and End move and open. */
export const ByKeyboard: Story = {
  ...Home,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('tab', { selected: true }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Six films')
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Three films')
  },
}
export const LongText: Story = {
  args: {
    label: 'Films',
    tabs: [
      { id: 'now', label: 'Showing this week in the cinemas nearby', count: 128, panel: <p>Many films</p> },
      {
        id: 'soon',
        label: 'Coming later in the year, as far as we know',
        count: 64,
        panel: <p>More films</p>,
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases>
      <Case name="The first open" wide>
        <HeadingTabs label="Films" tabs={tabs} />
      </Case>
      <Case name="The second open, without counts" wide>
        <HeadingTabs
          label="Films, second"
          tabs={tabs.map((tab) => ({ id: `other-${tab.id}`, label: tab.label, panel: tab.panel }))}
          defaultSelected="other-soon"
        />
      </Case>
      <Case name="Hovered" wide force="hover" control="[aria-selected=false]">
        <HeadingTabs label="Films, hovered" tabs={tabs.map((tab) => ({ ...tab, id: `hovered-${tab.id}` }))} />
      </Case>
      <Case name="Focused" wide force="focus-visible">
        <HeadingTabs label="Films, focused" tabs={tabs.map((tab) => ({ ...tab, id: `focused-${tab.id}` }))} />
      </Case>
      <Case name="One tab is a heading" wide>
        <HeadingTabs
          label="Films, one"
          tabs={[{ id: 'only', label: 'Now showing', panel: <p>Nine films</p> }]}
        />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage wide>
      <Do because="Two or three headings of like kind, each with what it holds." filled>
        <HeadingTabs label="Films" tabs={tabs.slice(0, 2)} />
      </Do>
      <Dont because="Six of them in a heading: none is read, and the last is out of sight." filled>
        <HeadingTabs
          label="All kinds of things"
          tabs={['Now showing', 'Coming soon', 'Gift cards', 'Parking', 'Our history', 'Work with us'].map(
            (label) => ({ id: label.toLowerCase().replaceAll(' ', '-'), label, panel: <p>Nine films</p> }),
          )}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it where tabs are the heading of a section: on now, coming soon.', 'Keep to two or three.'],
  dont: ['Views inside a section are `tabs`.', 'Don’t repeat the open tab as a heading.'],
  anatomy: ['Headings, with a count if any', 'Panel'],
  keys: tabKeys,
  announced: ['A list of tabs; the open one names the section.'],
}

const sampleTabs = [
  { id: 'now', label: 'Now showing', panel: 'Nine films' },
  { id: 'soon', label: 'Coming soon', panel: 'Six films' },
]

export const conformance: Conformance = {
  HeadingTabs: { shows: (probe) => <HeadingTabs label="Films" tabs={sampleTabs} {...probe} /> },
}
