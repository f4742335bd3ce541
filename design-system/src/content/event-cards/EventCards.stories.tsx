import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { getBackdrop, seasons } from '../../../stories/fixtures.ts'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { linkKeys, type Guidance } from '../../../stories/guidance.ts'
import { getTexts, expectNoOverflow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { EventCards, type EventCard } from './index.ts'

const cards: EventCard[] = [
  {
    id: '1',
    picture: getBackdrop('the-salt-road', 0.7, 0.5),
    title: 'Salt water',
    href: '/events/salt-water/1/',
    dates: '6 November to 28 January',
    text: 'Rivers, rocks and lighthouses, all through the winter.',
  },
  {
    id: '2',
    picture: getBackdrop('ninth-floor'),
    title: 'Lights out',
    href: '/events/lights-out/2/',
    dates: 'Every Friday',
    text: 'Four films to walk home from quickly. We leave the light on the stairs for you.',
  },
  {
    id: '3',
    title: 'The big room',
    href: '/events/the-big-room/3/',
    text: 'Made too large to be seen small.',
  },
]

/** Events whose name is drawn. */
const drawn: EventCard[] = Object.entries(seasons).map(([id, { title, picture, lettering }]) => ({
  id,
  picture,
  title,
  lettering,
  href: `/events/season/${id}/`,
  dates: 'Every Friday',
}))

const meta: Meta<typeof EventCards> = {
  title: 'Content/EventCards',
  excludeStories: /^[a-z]/,
  component: EventCards,
}
export default meta

type Story = StoryObj<typeof EventCards>

/** Tickets: the stub has the dates. */
export const Stub: Story = {
  args: { cards },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(getTexts(canvas.getAllByRole('link'))).toEqual(cards.map(({ title }) => title))
  },
}
export const StubOnAPhone: Story = { ...Stub, globals: { viewport: { value: 'phone' } } }
/** Matted pictures: the caption is below each, on its axis. */
export const Plate: Story = { args: { cards, shape: 'Plate' } }
export const PlateOnAPhone: Story = { ...Plate, globals: { viewport: { value: 'phone' } } }
/** The dates are a label over the edge of the picture. */
export const Sticker: Story = { args: { cards, shape: 'Sticker' } }
export const StickerOnAPhone: Story = { ...Sticker, globals: { viewport: { value: 'phone' } } }
/** Drawn names: in place of the name under a plate, on the picture of a sticker. */
export const PlateWithLettering: Story = { args: { cards: drawn, shape: 'Plate' } }
export const StickerWithLettering: Story = { args: { cards: drawn, shape: 'Sticker' } }
export const RightToLeft: Story = {
  args: {
    cards: [
      { id: 'ar', title: 'ماء مالح', href: '/events/salt/9/', dates: 'من ٦ نوفمبر', text: 'أنهار ومنارات.' },
    ],
  },
  decorators: [rightToLeft],
}
export const LongTextOnAPhone: Story = {
  args: {
    shape: 'Sticker',
    cards: [
      {
        id: 'long',
        title: 'The Last Lighthouse Keeper of Skarn and the Winter That Would Not Come, restored',
        href: '/events/skarn/9/',
        dates: 'From the first of November to the last day of February, except on Mondays',
        text: 'Three films of a hundred and eighty minutes each, with two intervals and soup. '.repeat(2),
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
      {(['Stub', 'Plate', 'Sticker'] as const).map((shape) => (
        <Case key={shape} name={`${shape}; the last without picture and dates`} wide>
          <EventCards cards={cards} shape={shape} />
        </Case>
      ))}
      <Case name="Hovered" wide force="hover">
        <EventCards cards={cards.slice(0, 1)} />
      </Case>
      <Case name="Focused" wide force="focus-visible">
        <EventCards cards={cards.slice(1, 2)} shape="Plate" />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="Name and dates, which decide whether somebody reads on." filled>
        <EventCards cards={cards.slice(0, 1)} shape="Plate" />
      </Do>
      <Dont because="The dates are in the text: whoever has no time then reads all of it first." filled>
        <EventCards
          cards={[
            {
              id: 'x',
              title: 'Salt water',
              href: '/events/salt-water/1/',
              text: 'Winter films, from 6 November.',
            },
          ]}
          shape="Plate"
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Give each event a picture of its own.',
    'Say the dates in a few words: a stub and a sticker are small.',
  ],
  dont: [
    'Cinemas are `picture-cards`, a few tiles `content-tiles`.',
    'Don’t put a second link into a card: all of it is one target.',
  ],
  anatomy: ['Picture', 'Name, which is the link', 'Dates, on the stub or the sticker', 'A few words'],
  keys: linkKeys,
  announced: ['A list of links, each by its name.'],
}

export const conformance: Conformance = {
  EventCards: {
    shows: (probe) => <EventCards cards={[]} {...probe} />,
    states: {
      'ul[data-shape=Stub]': <EventCards cards={[]} />,
      'ul[data-shape=Plate]': <EventCards cards={[]} shape="Plate" />,
      'ul[data-shape=Sticker]': <EventCards cards={[]} shape="Sticker" />,
    },
  },
}
