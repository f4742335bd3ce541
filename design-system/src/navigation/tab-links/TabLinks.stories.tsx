import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { linkKeys, type Guidance } from '../../../stories/guidance.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { getBox, expectNoOverflow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { TabLinks } from './index.ts'

const links = [
  { id: 'now', label: 'Now showing', href: '#now' },
  { id: 'soon', label: 'Coming soon', href: '#soon' },
  { id: 'advance', label: 'Advance booking', href: '#advance' },
]

const meta: Meta<typeof TabLinks> = {
  title: 'Navigation/TabLinks',
  excludeStories: /^[a-z]/,
  component: TabLinks,
}
export default meta

type Story = StoryObj<typeof TabLinks>

export const Films: Story = {
  args: { label: 'When', links, current: 'now' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('link', { name: 'Now showing' }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Coming soon' })).toHaveFocus()
  },
}
/** What does not fit is scrolled to. */
export const LongTextOnAPhone: Story = {
  args: {
    label: 'When',
    links: [...links, { id: 'long', label: 'Films that we bring back because you asked', href: '#back' }],
    current: 'soon',
  },
  globals: { viewport: { value: 'phone' } },
}
/** The view that is shown is in sight, however many stand before it. */
export const LastOnAPhone: Story = {
  args: { label: 'When', links, current: 'advance' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement).getByRole('link', { current: 'page' })
    await waitFor(() => expect(getBox(shown).right).toBeLessThanOrEqual(innerWidth))
    await expectNoOverflow({ canvasElement })
  },
}
export const RightToLeft: Story = {
  args: {
    label: 'متى',
    links: [
      { id: 'now', label: 'يُعرض الآن', href: '#now' },
      { id: 'soon', label: 'قريبًا', href: '#soon' },
    ],
    current: 'now',
  },
  decorators: [rightToLeft],
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={420}>
      <Case name="The first is shown">
        <TabLinks label="When" links={links} current="now" />
      </Case>
      <Case name="The last is shown">
        <TabLinks label="When, the last" links={links} current="advance" />
      </Case>
      <Case name="Another’s is shown">
        <TabLinks label="When, none of them" links={links} />
      </Case>
      <Case name="Hovered" force="hover">
        <TabLinks label="When, hovered" links={links} current="now" />
      </Case>
      <Case name="Focused" force="focus-visible">
        <TabLinks label="When, focused" links={links} current="now" />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="The list that is shown is marked." filled>
        <TabLinks label="When" links={links.slice(0, 2)} current="now" />
      </Do>
      <Dont because="None is marked: which of the lists is this?" filled>
        <TabLinks label="When, unmarked" links={links.slice(0, 2)} />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it where each tab is an address of its own.', 'Mark the current one.'],
  dont: ['Views within a page are `tabs`.', 'Don’t use it for more than six.'],
  anatomy: ['Links', 'Line under the current one'],
  keys: linkKeys,
  announced: ['A navigation by name; the current link says so.'],
}

export const conformance: Conformance = {
  TabLinks: {
    shows: (probe) => <TabLinks label="When" links={[]} {...probe} />,
  },
}
