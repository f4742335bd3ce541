import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fragment } from 'react'
import { expect, userEvent, within, waitFor } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import type { Guidance } from '../../../stories/guidance.ts'
import { useStoryLogo } from '../../../stories/brand.ts'
import { logo, navigation } from '../../../stories/fixtures.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Forced } from '../../../stories/Cases.tsx'
import { SiteHeader, type SiteHeaderProps } from './index.ts'
import { rightToLeft } from '../../../stories/Frame.tsx'

const five: SiteHeaderProps = {
  logo,
  navigation,
  navigationLabel: 'Main',
  moreLabel: 'More',
  city: { label: 'Portmere', accessibleName: 'Portmere, change city', onPress: () => undefined },
  actions: [{ icon: 'search', label: 'Search', href: '/films/' }],
  account: { label: 'Sign in', href: '/sign-in/' },
  menu: { openLabel: 'Open menu', closeLabel: 'Close menu', title: 'Menu' },
}

const seven = [
  ...navigation,
  { id: 'events', label: 'Events', href: '/events/' },
  { id: 'jobs', label: 'Work with us', href: '/jobs/' },
]

const signedIn: SiteHeaderProps = {
  ...five,
  account: {
    label: 'Sign in',
    href: '/sign-in/',
    member: {
      name: 'Odile',
      label: 'Your account, Odile 1,840 points',
      href: '/member/',
      initials: 'OV',
      points: '1,840 points',
      menu: {
        label: 'Account menu',
        items: [
          { id: 'overview', label: 'Overview', href: '/member/' },
          { id: 'account', label: 'Account', href: '/member/account/' },
        ],
        signOut: { label: 'Sign out', onPress: () => undefined },
      },
    },
  },
}

const closeAction = { icon: 'close', label: 'Close', href: '/' } as const

/** In a picture of a page: only the entries, in one line. */
const narrow = { menuBelow: 'Mobile', city: undefined, account: undefined } as const

/** A sheet shows a frame several times; a page has one. */
const severalBanners = {
  a11y: {
    config: {
      rules: [
        { id: 'landmark-no-duplicate-banner', enabled: false },
        { id: 'landmark-unique', enabled: false },
      ],
    },
  },
}

const Headers = () => {
  const mark = useStoryLogo()
  return (
    <>
      <SiteHeader {...five} logo={mark} />
      <br />
      <SiteHeader {...five} logo={mark} navigation={seven} />
      <br />
      <SiteHeader {...signedIn} logo={mark} navigationLabel="Main, signed in" />
      <br />
      <SiteHeader
        logo={mark}
        navigation={navigation.slice(1, 2)}
        navigationLabel="Main"
        moreLabel="More"
        menu={five.menu}
      />
      {(['hover', 'focus-visible'] as const).map((state) => (
        <Fragment key={state}>
          <br />
          <Forced force={state} control="nav li:nth-child(2) > a">
            <SiteHeader {...five} logo={mark} navigationLabel={`Main, ${state}`} />
          </Forced>
        </Fragment>
      ))}
    </>
  )
}

const meta: Meta<typeof SiteHeader> = {
  title: 'Navigation/SiteHeader',
  excludeStories: /^[a-z]/,
  component: SiteHeader,
  parameters: { bare: true },
}
export default meta

type Story = StoryObj<typeof SiteHeader>

export const Default: Story = {
  args: five,
}
/** Five entries in the line, the rest under "More". */
export const ManyItems: Story = {
  args: {
    ...five,
    navigation: seven,
  },
}
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = {
  args: {
    ...five,
    navigation: [
      { id: 'films', label: 'الأفلام', href: '/films/', current: true },
      { id: 'cinemas', label: 'دور السينما', href: '/sites/' },
    ],
    navigationLabel: 'الرئيسية',
    city: { label: 'بورتمير', accessibleName: 'بورتمير، غيّر المدينة', onPress: () => undefined },
    actions: [{ icon: 'search', label: 'بحث', href: '/films/' }],
    account: { label: 'تسجيل الدخول', href: '/sign-in/' },
    menu: { openLabel: 'افتح القائمة', closeLabel: 'أغلق القائمة', title: 'القائمة' },
  },
  decorators: [rightToLeft],
}

/** Who is signed in, with a menu beside the name; on a phone its entries are in the menu of the header. */
export const SignedIn: Story = {
  args: signedIn,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Your account, Odile/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Account menu' })).toBeVisible()
  },
}
export const SignedInOnAPhone: Story = {
  ...SignedIn,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByRole('link', { name: /^Your account, Odile/ })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Open menu' }))
    const menu = within(await page.findByRole('dialog', { name: 'Menu' }))
    await expect(await menu.findByRole('button', { name: 'Sign out' })).toBeVisible()
  },
}

/** A link may be a picture, and may lead out of the shop. */
export const PictureLink: Story = {
  args: {
    ...five,
    navigation: [
      ...navigation.slice(0, 2),
      { id: 'club', label: 'The film club', href: '/club/', image: '/art/tiles.club.webp' },
      { id: 'shop', label: 'Shop', href: 'https://shop.example/', external: true },
    ],
  },
}

/** For pages that must not offer links away. */
export const WithoutNavigation: Story = {
  args: { ...five, navigation: [], city: undefined, account: undefined, actions: [closeAction] },
}

/** Escape closes the menu, and the focus is back at what opened it. */
export const MenuOnAPhone: Story = {
  ...Phone,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const open = page.getByRole('button', { name: 'Open menu' })
    await userEvent.click(open)
    await expect(await page.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(open).toHaveFocus()
  },
}

/** A chain with several languages offers them at the foot of the menu. */
export const LanguagesInTheMenu: Story = {
  args: {
    ...five,
    languages: [
      { tag: 'en', label: 'English', href: '?language=en', current: true },
      { tag: 'es', label: 'Español', href: '?language=es', current: false },
    ],
    languagesLabel: 'Language',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(page.getByRole('button', { name: 'Open menu' }))
    const languages = within(await page.findByRole('list', { name: 'Language' }))
    await expect(languages.getByRole('link', { name: 'Español' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}

const long: SiteHeaderProps = {
  ...five,
  navigation: [
    { id: 'films', label: 'Films and their showtimes', href: '/films/', current: true },
    { id: 'cinemas', label: 'All of our cinemas', href: '/sites/' },
    { id: 'ways', label: 'Other ways to watch a film', href: '/ways-to-watch/' },
    { id: 'offers', label: 'Offers for schools and clubs', href: '/offers/' },
    { id: 'gifts', label: 'Gift cards and vouchers', href: '/gift-cards/' },
  ],
  city: {
    label: 'Saint-Barthélemy-sur-Mer',
    accessibleName: 'Saint-Barthélemy-sur-Mer, change city',
    onPress: () => undefined,
  },
  account: { label: 'Sign in or become a member', href: '/sign-in/' },
}
/** Long words in every place: the line keeps its height, and nothing leaves it. */
export const LongText: Story = { args: long }
export const LongTextOnAPhone: Story = { args: long, globals: { viewport: { value: 'phone' } } }

/** With five items, with more than fit, with the logo and one item alone; the second item hovered, and focused. */
export const AllVariants: Story = {
  tags: ['all-variants'],
  parameters: severalBanners,
  render: () => <Headers />,
  // The rest loads with a separate script.
  play: async ({ canvas }) => {
    await canvas.findByText('More')
  },
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  parameters: { ...severalBanners, bare: false },
  render: function Pictures() {
    const mark = useStoryLogo()
    return (
      <Usage wide>
        <Do because="A few entries in a word or two; the page that is open is marked." filled>
          <SiteHeader
            {...five}
            logo={mark}
            {...narrow}
            navigation={navigation.slice(0, 3)}
            navigationLabel="Main, short"
          />
        </Do>
        <Dont because="Sentences for entries, and none is marked: nothing is found at a glance." filled>
          <SiteHeader
            {...five}
            logo={mark}
            {...narrow}
            navigationLabel="Main, at length"
            navigation={[
              { id: 'films', label: 'Films and all their showtimes', href: '/films/' },
              { id: 'cinemas', label: 'All of our cinemas', href: '/sites/' },
              { id: 'offers', label: 'Offers for schools and clubs', href: '/offers/' },
            ]}
          />
        </Dont>
      </Usage>
    )
  },
}

export const guidance: Guidance = {
  do: ['Keep to five entries; the rest goes under “More”.', 'Mark the current page.'],
  dont: ['Don’t link to what is not open.', 'An order has `order-header`.'],
  anatomy: ['Logo', 'Navigation, or a menu', 'City', 'Search', 'Account'],
  keys: [
    ['Tab', 'Moves through the links; “More” and the menu are buttons.'],
    ['Enter, Space', 'Open “More” or the menu.'],
    ['Escape', 'Closes it; the focus goes back to its button.'],
  ],
  announced: ['A banner landmark with a navigation by name; “More” says whether it is expanded.'],
}

export const conformance: Conformance = {
  SiteHeader: {
    shows: (probe) => (
      <SiteHeader
        logo={logo}
        navigation={navigation}
        maximumInline={3}
        navigationLabel="Main"
        moreLabel="More"
        menu={{ openLabel: 'Menu', closeLabel: 'Close', title: 'Menu' }}
        {...probe}
      />
    ),
    states: {
      'header[data-menu-below=Mobile]:not([data-overflow])': (
        <SiteHeader
          logo={logo}
          navigation={[]}
          menuBelow="Mobile"
          navigationLabel="Main"
          moreLabel="More"
          menu={{ openLabel: 'Menu', closeLabel: 'Close', title: 'Menu' }}
        />
      ),
    },
  },
}
