import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import type { Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { styled } from '../styled/index.ts'
import { getBox } from '../../../stories/plays.ts'
import { Frame } from '../../../stories/Frame.tsx'
import { getBackdrop, getPoster } from '../../../stories/fixtures.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { Picture } from './index.ts'

const meta: Meta<typeof Picture> = {
  title: 'Foundations/Picture',
  excludeStories: /^[a-z]/,
  component: Picture,
}
export default meta

type Story = StoryObj<typeof Picture>

export const Poster: Story = {
  args: {
    source: getPoster('ninth-floor'),
    ratio: '2:3',
    sizes: '300px',
    alt: 'Poster of Ninth Floor',
    rounded: 'lg',
  },
  decorators: [(Story) => <Frame width={300}>{Story()}</Frame>],
  play: async ({ canvasElement }) => {
    const { width, height } = getBox(
      within(canvasElement).getByRole('img', { name: 'Poster of Ninth Floor' }),
    )
    await expect(height / width).toBeCloseTo(1.5, 2)
  },
}
export const Backdrop: Story = {
  args: { source: getBackdrop('the-salt-road'), ratio: '2.3:1', sizes: '100vw', alt: '' },
  play: async ({ canvasElement }) => {
    // Decorative: the text beside it says the same.
    await expect(within(canvasElement).queryByRole('img')).toBeNull()
    const { width, height } = getBox(canvasElement.querySelector('img'))
    await expect(width / height).toBeCloseTo(2.3, 1)
  },
}
/** Neither the picture nor its stand-in is there. */
export const Missing: Story = {
  args: { ratio: '2:3', sizes: '300px', alt: 'Poster of Ninth Floor', rounded: 'lg' },
  decorators: [(Story) => <Frame width={300}>{Story()}</Frame>],
  play: async ({ canvasElement }) => {
    // Its place is kept, and named.
    const { width, height } = getBox(
      within(canvasElement).getByRole('img', { name: 'Poster of Ninth Floor' }),
    )
    await expect(height / width).toBeCloseTo(1.5, 2)
  },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={200}>
      <Case name="2:3, large corners">
        <Picture
          source={getPoster('ninth-floor')}
          ratio="2:3"
          sizes="300px"
          alt="Poster of Ninth Floor"
          rounded="lg"
        />
      </Case>
      <Case name="4:3, medium corners">
        <Picture source={getBackdrop('kingfisher')} ratio="4:3" sizes="300px" alt="" rounded="md" />
      </Case>
      <Case name="1:1">
        <Picture source={getBackdrop('marrow')} ratio="1:1" sizes="300px" alt="" />
      </Case>
      <Case name="Missing">
        <Picture ratio="2:3" sizes="300px" alt="Poster of Ninth Floor" rounded="lg" />
      </Case>
      <Case name="2.3:1" wide>
        <Picture source={getBackdrop('the-salt-road')} ratio="2.3:1" sizes="100vw" alt="" />
      </Case>
    </Cases>
  ),
}

export const RightToLeft: Story = { ...AllVariants, tags: [], decorators: [rightToLeft] }

const Narrow = styled('div')({ inlineSize: 160 })

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="In the shape that it was made for, and its place is kept while it loads.">
        <Narrow>
          <Picture
            source={getPoster('louder')}
            ratio="2:3"
            sizes="160px"
            alt="Poster of Louder"
            rounded="md"
          />
        </Narrow>
      </Do>
      <Dont because="A poster in the shape of a backdrop: its title is cut off." filled>
        <Picture
          source={getPoster('ninth-floor')}
          ratio="2.3:1"
          sizes="400px"
          alt="Poster of Ninth Floor"
          rounded="md"
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Give its shape, so that nothing jumps while it loads.',
    'Say in `alt` what it shows where the text does not, and leave it empty where it does.',
  ],
  dont: ['A film’s poster is a `film-thumbnail`, a glyph an `icon`.', 'Don’t put words into a picture.'],
  anatomy: ['Place in its shape', 'Picture', 'Glyph in its stead where there is none'],
  announced: ['Its `alt`; nothing when that is empty.'],
}

const picture = { source: getPoster('ninth-floor'), sizes: '200px', alt: 'Ninth Floor' }

export const conformance: Conformance = {
  Picture: {
    shows: (probe) => <Picture ratio="2:3" {...picture} {...probe} />,
    states: { '[data-ratio="16:9"][data-rounded=md]': <Picture ratio="16:9" rounded="md" {...picture} /> },
  },
}
