import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { linkKeys, type Guidance } from '../../../stories/guidance.ts'
import { useStoryLogo } from '../../../stories/brand.ts'
import { logo } from '../../../stories/fixtures.ts'
import { ContrastDisclosure, ModeSwitch } from '../../actions/mode-switch/index.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Forced } from '../../../stories/Cases.tsx'
import { SiteFooter, type SiteFooterProps } from './index.ts'
import { rightToLeft } from '../../../stories/Frame.tsx'

const links = (...labels: string[]) =>
  labels.map((label) => ({ id: label, label, href: `/${label.toLowerCase().replaceAll(' ', '-')}/` }))

const full: SiteFooterProps = {
  logo,
  message: 'City cinemas with big screens, honest prices and proper coffee.',
  rights: '© 2026 Halcyon Cinemas.',
  navigationLabel: 'Footer',
  columns: [
    { title: 'Visit', links: links('Films', 'Cinemas', 'Gift cards', 'Accessibility') },
    {
      title: 'Our cinemas',
      isLead: true,
      links: links('Halcyon Docklands', 'Halcyon Exchange', 'Halcyon Northgate'),
    },
    {
      title: 'Help',
      links: links('Change or return tickets', 'Find my order', 'Contact us', 'Lost something?'),
    },
  ],
  languagesLabel: 'Language',
  languages: [
    { tag: 'en', label: 'English', href: '?language=en', current: true },
    { tag: 'fr', label: 'Français', href: '?language=fr', current: false },
  ],
  privacy: { label: 'Cookies and privacy', onOpen: () => undefined },
  modeSwitch: (
    <ModeSwitch labels={{ legend: 'Appearance', System: 'System', Light: 'Light', Dark: 'Dark' }} />
  ),
  contrast: (
    <ContrastDisclosure
      labels={{ legend: 'Contrast', Normal: 'Standard', Medium: 'More', High: 'Most', System: 'System' }}
    />
  ),
}

const colophon: SiteFooterProps = {
  ...full,
  shape: 'Colophon',
  modeSwitch: (
    <ModeSwitch
      variant="line"
      labels={{ legend: 'House lights', System: 'As the device', Light: 'Up', Dark: 'Down' }}
    />
  ),
}
const band: SiteFooterProps = { ...full, shape: 'Band' }

const twoColumns = [
  { title: 'Visit', links: links('Films', 'Cinemas', 'Accessibility') },
  {
    title: 'Help',
    links: links('Change or return tickets', 'Find my order', 'Contact us', 'Lost something?'),
  },
]

/** A sheet shows a frame several times; a page has one. */
const severalFooters = {
  a11y: {
    config: {
      rules: [
        { id: 'landmark-no-duplicate-contentinfo', enabled: false },
        { id: 'landmark-unique', enabled: false },
      ],
    },
  },
}

const Feet = () => {
  const mark = useStoryLogo()
  return (
    <>
      <SiteFooter {...full} logo={mark} />
      <SiteFooter {...colophon} logo={mark} navigationLabel="Foot, colophon" />
      <SiteFooter {...band} logo={mark} navigationLabel="Foot, band" />
      <SiteFooter
        logo={mark}
        message="One screen, since 1911."
        rights="© 2026. Terms."
        navigationLabel="Foot"
        columns={[{ title: 'Visiting', links: links('Films') }]}
      />
      {(['hover', 'focus-visible'] as const).map((state) => (
        <Forced key={state} force={state} control="nav a">
          <SiteFooter
            logo={mark}
            message={state === 'hover' ? 'A link, hovered.' : 'A link, focused.'}
            rights="© 2026."
            navigationLabel={`Foot, ${state}`}
            columns={[{ title: 'Visiting', links: links('Films', 'Cinemas') }]}
          />
        </Forced>
      ))}
    </>
  )
}

const meta: Meta<typeof SiteFooter> = {
  title: 'Navigation/SiteFooter',
  excludeStories: /^[a-z]/,
  component: SiteFooter,
  parameters: { bare: true },
}
export default meta

type Story = StoryObj<typeof SiteFooter>

export const Default: Story = {
  args: full,
}

/** Everything on one axis, as on the last page of a printed programme. */
export const Colophon: Story = {
  args: colophon,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const cinemas = await canvas.findByRole('region', { name: 'Our cinemas' })
    await expect(within(cinemas).getAllByRole('link')).toHaveLength(3)
    await expect(canvas.getByRole('group', { name: 'House lights' })).toBeVisible()
  },
}
export const ColophonOnAPhone: Story = { ...Colophon, globals: { viewport: { value: 'phone' } } }

/** The message large, the cinemas as buttons. */
export const Band: Story = {
  args: band,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const cinemas = await canvas.findByRole('navigation', { name: 'Our cinemas' })
    await expect(within(cinemas).getAllByRole('link')).toHaveLength(3)
  },
}
export const BandOnAPhone: Story = {
  args: band,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    // They fold; the cinemas do not.
    await expect(await canvas.findByText('Halcyon Docklands')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Gift cards' })).not.toBeVisible()
    await userEvent.click(canvas.getByText('Visit', { selector: 'summary' }))
    await expect(canvas.getByRole('link', { name: 'Gift cards' })).toBeVisible()
  },
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { ...Default, decorators: [rightToLeft] }

/** Further sections under the first ones; a link with a picture shows that, and is named by its words. */
export const FurtherSections: Story = {
  args: {
    ...full,
    secondary: [
      { title: 'The company', links: links('Work with us', 'Press', 'Advertise') },
      {
        title: 'With friends',
        links: [
          {
            id: 'club',
            label: 'The film club',
            href: '/club/',
            image: '/art/tiles.club.webp',
          },
          { id: 'map', label: 'How to get here', href: 'https://maps.example/', external: true },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'The film club' })).toHaveAttribute('href', '/club/')
    await expect(canvas.getByRole('link', { name: 'How to get here' })).toHaveAttribute('target', '_blank')
  },
}

export const LongTextOnAPhone: Story = {
  args: {
    ...full,
    message:
      'City cinemas with big screens, honest prices and proper coffee, in five towns along the estuary and one on the other side of it.',
    columns: [
      {
        title: 'What you may want to know before you come',
        links: links('How seats that go back less than two hours before the film are paid for', 'Films'),
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
}

/** Full, and with what it cannot do without; a link hovered, and focused. */
export const AllVariants: Story = {
  tags: ['all-variants'],
  parameters: severalFooters,
  render: () => <Feet />,
  play: async ({ canvasElement }) => {
    // Each shape's script comes when it is needed.
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getAllByText('Halcyon Docklands')).toHaveLength(3))
  },
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  parameters: { ...severalFooters, bare: false },
  render: function Pictures() {
    const mark = useStoryLogo()
    return (
      <Usage wide>
        <Do because="A few columns, named by what people look for." filled>
          <SiteFooter
            {...full}
            logo={mark}
            columns={twoColumns}
            navigationLabel="Footer, in columns"
            modeSwitch={undefined}
            languages={[]}
          />
        </Do>
        <Dont because="Seven links under “More”: help is looked for, and not found." filled>
          <SiteFooter
            {...full}
            logo={mark}
            navigationLabel="Footer, in a heap"
            modeSwitch={undefined}
            languages={[]}
            columns={[{ title: 'More', links: twoColumns.flatMap(({ links: each }) => each) }]}
          />
        </Dont>
      </Usage>
    )
  },
}

export const guidance: Guidance = {
  do: [
    'Use it on every page but those of an order.',
    'Put terms, privacy, help and contact where people look for them.',
  ],
  dont: ['Don’t repeat the whole navigation.', 'An order has no foot: see `order-header`.'],
  anatomy: ['About the chain', 'Columns of links', 'Rights', 'Languages', 'Mode and contrast'],
  keys: linkKeys,
  announced: ['A content-info landmark with lists of links under headings; on a phone each folds.'],
}

export const conformance: Conformance = {
  SiteFooter: {
    shows: (probe) => (
      <SiteFooter
        logo={logo}
        message="Films, well shown."
        rights="Halcyon 2026"
        navigationLabel="More"
        columns={[]}
        {...probe}
      />
    ),
  },
}
