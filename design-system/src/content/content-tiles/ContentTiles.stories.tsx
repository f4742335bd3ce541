import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { linkKeys, type Guidance } from '../../../stories/guidance.ts'
import { getBox, expectNoOverflow, getTexts } from '../../../stories/plays.ts'
import { getBackdrop } from '../../../stories/fixtures.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { ContentTiles } from './index.ts'

const tiles = [
  {
    id: '1',
    picture: getBackdrop('kingfisher'),
    alt: '',
    label: 'Vast',
    title: 'Wall to wall, floor to ceiling',
    text: 'Twenty-two metres of curved screen and twin laser projectors.',
    action: { label: 'See films in Vast', href: '/vast/' },
  },
  {
    id: '2',
    picture: getBackdrop('marrow'),
    alt: '',
    label: 'Recliner',
    title: 'Put your feet up, nobody minds',
    text: 'Powered seats with a table and room for a coat.',
    action: { label: 'Find a recliner screen', href: '/recliner/' },
  },
  {
    id: '3',
    picture: getBackdrop('orbit-decay'),
    alt: '',
    label: 'Aurora sound',
    title: 'Rain that comes from above',
    text: 'Sixty-four speakers, eleven of them overhead.',
    action: { label: 'Hear what’s on', href: '/sound/' },
  },
]

const arabic = tiles.slice(0, 2).map((tile) => ({
  ...tile,
  label: 'Vast',
  title: 'من الجدار إلى الجدار',
  text: 'شاشة منحنية بعرض 22 مترًا.',
  action: { label: 'أفلام على هذه الشاشة', href: `/vast/${tile.id}/` },
}))

const meta: Meta<typeof ContentTiles> = {
  title: 'Content/ContentTiles',
  excludeStories: /^[a-z]/,
  component: ContentTiles,
}
export default meta

type Story = StoryObj<typeof ContentTiles>

export const Three: Story = {
  args: {
    tiles,
  },
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement).getAllByRole('listitem')
    await expect(new Set(shown.map((tile) => getBox(tile).top)).size).toBe(1)
    await expect(new Set(shown.map((tile) => Math.round(getBox(tile).width))).size).toBe(1)
    await expect(getTexts(within(canvasElement).getAllByRole('heading', { level: 3 }))).toEqual(
      tiles.map(({ title }) => title),
    )
  },
}

export const RightToLeft: Story = {
  args: { tiles: arabic },
  decorators: [rightToLeft],
}

/** They scroll sideways, and the next one is cut on purpose. */
export const OnAPhone: Story = {
  ...Three,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expectNoOverflow({ canvasElement })
    const [first, second] = within(canvasElement).getAllByRole('listitem').map(getBox)
    await expect(first?.right).toBeLessThan(innerWidth)
    await expect(second?.left).toBeLessThan(innerWidth)
    await expect(second?.right).toBeGreaterThan(innerWidth)
  },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  // One of the pictures is not there, on purpose.
  parameters: { expectedErrors: ['/art/missing.webp'] },
  render: () => (
    <Cases>
      <Case name="Three in a row" wide>
        <ContentTiles tiles={tiles} />
      </Case>
      <Case name="Hovered" wide force="hover">
        <ContentTiles tiles={tiles} />
      </Case>
      <Case name="Focused" wide force="focus-visible">
        <ContentTiles tiles={tiles} />
      </Case>
      <Case name="A picture that does not come, long words" wide>
        <ContentTiles
          tiles={tiles.slice(0, 2).map((tile) => ({
            ...tile,
            picture: { url: '/art/missing.webp', resizable: false },
            title:
              'Wall to wall, floor to ceiling, and a little round the corner for those who sit at the side',
            text: 'Twenty-two metres of curved screen and twin laser projectors, with sound from above, behind and under the seat.',
          }))}
        />
      </Case>
      <Case name="From the right" wide>
        <div dir="rtl" lang="ar">
          <ContentTiles tiles={arabic} />
        </div>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage wide>
      <Do because="Texts of like length; each link says where it leads." filled>
        <ContentTiles tiles={tiles} />
      </Do>
      <Dont
        because="“Read more” says nothing where it is read alone; a long text leaves holes beside it."
        filled
      >
        <ContentTiles
          tiles={tiles.map((tile, index) => ({
            ...tile,
            text:
              index === 1
                ? `${tile.text} They tilt, they warm, and nobody behind you minds. `.repeat(3)
                : tile.text,
            action: { label: 'Read more', href: `/more/${tile.id}/` },
          }))}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use it for three things beside the films: parties, clubs, food.',
    'Keep their texts alike in length.',
  ],
  dont: ['Films are a `poster-wall`; more than three are a `carousel`.', 'Don’t use a tile without a link.'],
  anatomy: ['Picture', 'Label', 'Heading', 'Text', 'Link'],
  keys: linkKeys,
  announced: ['A list of tiles, each with its heading and link.'],
}

export const conformance: Conformance = {
  ContentTiles: { shows: (probe) => <ContentTiles tiles={[]} {...probe} /> },
}
