import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import type { Guidance } from '../../../stories/guidance.ts'
import { getBox } from '../../../stories/plays.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { getBackdrop } from '../../../stories/fixtures.ts'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { MemberPhoto } from './index.ts'

const meta: Meta<typeof MemberPhoto> = {
  title: 'Members/MemberPhoto',
  excludeStories: /^[a-z]/,
  component: MemberPhoto,
}
export default meta

type Story = StoryObj<typeof MemberPhoto>

/** Round in each size, beside a name or alone; one that is not there keeps its place. */
export const Sizes: Story = {
  args: { alt: 'Odile' },
  render: ({ alt }) => (
    <>
      <MemberPhoto photo={getBackdrop('kingfisher')} alt={alt} size="sm" />
      <MemberPhoto photo={getBackdrop('kingfisher')} alt={alt} />
      <MemberPhoto alt={alt} size="lg" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const photos = within(canvasElement).getAllByRole('img', { name: 'Odile' }).map(getBox)
    await expect(photos).toHaveLength(3)
    for (const { width, height } of photos) await expect(width).toBe(height)
    const widths = photos.map(({ width }) => width)
    await expect(widths).toEqual(widths.toSorted((one, other) => one - other))
    await expect(new Set(widths).size).toBe(3)
  },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={140}>
      <Case name="Small">
        <MemberPhoto photo={getBackdrop('kingfisher')} alt="Odile" size="sm" />
      </Case>
      <Case name="Medium">
        <MemberPhoto photo={getBackdrop('kingfisher')} alt="Odile" />
      </Case>
      <Case name="Large">
        <MemberPhoto photo={getBackdrop('kingfisher')} alt="Odile" size="lg" />
      </Case>
      <Case name="Initials, small">
        <MemberPhoto initials="OV" alt="Odile Varga" size="sm" />
      </Case>
      <Case name="Initials">
        <MemberPhoto initials="OV" alt="Odile Varga" />
      </Case>
      <Case name="Initials, large">
        <MemberPhoto initials="OV" alt="Odile Varga" size="lg" />
      </Case>
      <Case name="None, small">
        <MemberPhoto alt="Odile" size="sm" />
      </Case>
      <Case name="None, large">
        <MemberPhoto alt="Odile" size="lg" />
      </Case>
    </Cases>
  ),
}

export const RightToLeft: Story = { ...AllVariants, tags: [], decorators: [rightToLeft] }

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="The name says who it is; the photo makes it quick to find.">
        <MemberPhoto photo={getBackdrop('kingfisher')} alt="" />
        <strong>Odile Varga</strong>
      </Do>
      <Dont because="A picture alone: in a family with one screen nobody knows who is signed in.">
        <MemberPhoto photo={getBackdrop('kingfisher')} alt="Odile Varga" />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it round, beside the name.', 'Initials stand in where there is no photo.'],
  dont: ['Any other picture is a `picture`.', 'Don’t let it be the only way to tell who is signed in.'],
  announced: ['The member’s name, or nothing where the name stands beside it.'],
}

export const conformance: Conformance = {
  MemberPhoto: {
    shows: (probe) => <MemberPhoto alt="" {...probe} />,
    states: {
      '[data-size=lg]': <MemberPhoto alt="" size="lg" />,
      '[data-initials]': <MemberPhoto alt="" initials="OV" />,
    },
  },
}
