import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { linkKeys, type Guidance } from '../../../stories/guidance.ts'
import { getBox, expectNoOverflow, getTexts } from '../../../stories/plays.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { getBackdrop } from '../../../stories/fixtures.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { PictureCards } from './index.ts'

const sites = [
  {
    id: '1',
    picture: getBackdrop('kingfisher'),
    title: 'Halcyon Docklands',
    href: '/sites/docklands/1/',
    lines: ['4 Graving Dock Way, Portmere, PM1 4GD', 'Ten screens, Vast among them.'],
  },
  {
    id: '2',
    picture: getBackdrop('orbit-decay'),
    title: 'Halcyon Exchange',
    href: '/sites/exchange/2/',
    lines: ['1 Corn Street, Portmere, PM2 1AA', 'Six screens and a bar until midnight.'],
  },
  { id: '3', title: 'Halcyon Riverside', href: '/sites/riverside/3/', lines: ['9 Weir Road, Portmere'] },
]

const meta: Meta<typeof PictureCards> = {
  title: 'Content/PictureCards',
  excludeStories: /^[a-z]/,
  component: PictureCards,
}
export default meta

type Story = StoryObj<typeof PictureCards>

export const Cinemas: Story = {
  args: { cards: sites },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(getTexts(canvas.getAllByRole('link'))).toEqual(sites.map(({ title }) => title))
    // One without a picture keeps its titles in line.
    const titles = canvas.getAllByRole('heading', { level: 3 }).map((title) => Math.round(getBox(title).top))
    await expect(new Set(titles).size).toBe(1)
  },
}
export const LongTextOnAPhone: Story = {
  args: {
    cards: [
      {
        ...sites[0],
        id: 'long',
        title: 'The Orpheum at the Old Corn Market of Wrenbridge, restored and opened again',
        href: '/sites/corn-market/9/',
        lines: ['Three auditoriums, an organ, two bars and a staircase on which one may be seen. '.repeat(2)],
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases>
      <Case name="Cinemas; one without a picture" wide>
        <PictureCards cards={sites} />
      </Case>
      <Case name="Hovered" wide force="hover">
        <PictureCards cards={sites.slice(0, 1)} />
      </Case>
      <Case name="Focused" wide force="focus-visible">
        <PictureCards cards={sites.slice(1, 2)} />
      </Case>
      <Case name="From the right" wide>
        <div dir="rtl" lang="ar">
          <PictureCards
            cards={[{ id: 'ar', title: 'الميناء', href: '/sites/port/4/', lines: ['شارع الرصيف ٤'] }]}
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
      <Do because="The name is the link, and what people look for." filled>
        <PictureCards cards={sites.slice(0, 1)} />
      </Do>
      <Dont because="Advertising for a name: nobody finds Docklands in it." filled>
        <PictureCards
          cards={sites.slice(0, 1).map((site) => ({
            ...site,
            title: 'Discover our most beautiful cinema yet!',
            lines: ['Click here to learn more.'],
          }))}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it for cinemas: front, name, a few words.', 'Give every card a picture of the same shape.'],
  dont: [
    'Events are `event-cards`, films a `film-list`, a few tiles `content-tiles`.',
    'Don’t put a second link into a card: all of it is one target.',
  ],
  anatomy: ['Picture', 'Name, which is the link', 'A few words'],
  keys: linkKeys,
  announced: ['A list of links, each by its name.'],
}

export const conformance: Conformance = {
  PictureCards: { shows: (probe) => <PictureCards cards={[]} {...probe} /> },
}
