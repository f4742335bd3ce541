import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { linkKeys, type Guidance } from '../../../stories/guidance.ts'
import { getBox, expectNoOverflow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { AccountList, AccountRail, type AccountListLink } from './index.ts'

const pages: AccountListLink[] = [
  {
    id: 'details',
    label: 'Your details',
    note: 'Name, address, cinemas, language',
    icon: 'user',
    href: '/details/',
  },
  {
    id: 'signingIn',
    label: 'Signing in',
    note: 'Email, password, devices',
    icon: 'key',
    href: '/signing-in/',
  },
  { id: 'cards', label: 'Payment cards', icon: 'card', href: '/cards/' },
]

const meta: Meta<typeof AccountRail> = {
  title: 'Members/AccountNavigation',
  excludeStories: /^[a-z]/,
  component: AccountRail,
  subcomponents: { AccountList },
}
export default meta

type Story = StoryObj<typeof AccountRail>

/** The current page is said, and each link is a tab stop of 44 px. */
export const Rail: Story = {
  args: { label: 'Account', links: pages, current: 'signingIn' },
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Account' }))
    await expect(nav.getByRole('link', { name: 'Signing in' })).toHaveAttribute('aria-current', 'page')
    await userEvent.tab()
    await expect(nav.getByRole('link', { name: 'Your details' })).toHaveFocus()
    for (const link of nav.getAllByRole('link')) await expect(getBox(link).height).toBeGreaterThanOrEqual(44)
  },
}

export const ListOnAPhone: Story = {
  args: { label: 'Account', links: pages },
  render: () => <AccountList label="Account" links={pages} />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link')
    await expect(links).toHaveLength(3)
    for (const link of links) await expect(getBox(link).height).toBeGreaterThanOrEqual(72)
    await expectNoOverflow({ canvasElement })
  },
}

export const RightToLeft: Story = {
  args: {
    label: 'الحساب',
    links: [
      { id: 'details', label: 'بياناتك', href: '/details/' },
      { id: 'signingIn', label: 'تسجيل الدخول', href: '/signing-in/' },
    ],
    current: 'signingIn',
  },
  decorators: [rightToLeft],
}

const long = pages.map((page) => ({
  ...page,
  label: `${page.label} and whatever else has its place with it`,
  note: 'Email, password, devices, and how the account is opened where none of them is at hand',
}))

export const LongTextOnAPhone: Story = {
  args: { label: 'Account', links: long },
  render: () => <AccountList label="Account" links={long} />,
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={300}>
      <Case name="Beside a page">
        <AccountRail label="Account, beside" links={pages} current="signingIn" />
      </Case>
      <Case name="Long words">
        <AccountRail label="Account, at length" links={long} current="cards" />
      </Case>
      <Case name="Hovered" force="hover">
        <AccountRail label="Account, hovered" links={pages} current="details" />
      </Case>
      <Case name="Focused" force="focus-visible">
        <AccountRail label="Account, focused" links={pages} current="details" />
      </Case>
      <Case name="Rows of a phone">
        <AccountList label="Account, rows" links={pages} />
      </Case>
      <Case name="From the right">
        <div dir="rtl" lang="ar">
          <AccountList
            label="الحساب"
            links={[
              { id: 'details', label: 'بياناتك', note: 'الاسم والعنوان', icon: 'user', href: '/details/' },
            ]}
          />
        </div>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="A page a row, and what is found there.">
        <AccountList label="Account, short" links={pages} />
      </Do>
      <Dont because="Notes that only repeat the row’s own words.">
        <AccountList
          label="Account, repeated"
          links={pages.map((page) => ({ ...page, note: `Open ${page.label}` }))}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use the rail from 1024 px, and the rows on a page of their own below.',
    'Say in a row what its page holds, or what has to be looked at.',
  ],
  dont: [
    'Views of one page are `tab-links`.',
    'Rows with an action instead of a page are a `setting-list`.',
    'Don’t list a page that the chain does not have.',
  ],
  anatomy: ['Glyph, in rows', 'Name of the page', 'What it holds, in rows', 'Mark of the current page'],
  keys: linkKeys,
  announced: ['A navigation by its name; each page as a link, the one that is shown as the current page.'],
}

export const conformance: Conformance = {
  AccountRail: {
    shows: (probe) => <AccountRail label="Account" links={pages} current="cards" {...probe} />,
  },
  AccountList: { shows: (probe) => <AccountList label="Account" links={pages} {...probe} /> },
}
