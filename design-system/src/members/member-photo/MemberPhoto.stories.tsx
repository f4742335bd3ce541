import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { boxOf } from '../../../stories/plays.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { backdrop } from '../../../stories/fixtures.ts'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { MemberPhoto } from './index.ts'

const meta: Meta<typeof MemberPhoto> = { title: 'Members/MemberPhoto', component: MemberPhoto }
export default meta

type Story = StoryObj<typeof MemberPhoto>

/** Round in each size, beside a name or alone; one that is not there keeps its place. */
export const Sizes: Story = {
  args: { alt: 'Odile' },
  render: ({ alt }) => (
    <>
      <MemberPhoto photo={backdrop('kingfisher')} alt={alt} size="sm" />
      <MemberPhoto photo={backdrop('kingfisher')} alt={alt} />
      <MemberPhoto alt={alt} size="lg" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const photos = within(canvasElement).getAllByRole('img', { name: 'Odile' }).map(boxOf)
    await expect(photos).toHaveLength(3)
    for (const { width, height } of photos) await expect(width).toBe(height)
    const widths = photos.map(({ width }) => width)
    await expect(widths).toEqual(widths.toSorted((one, other) => one - other))
    await expect(new Set(widths).size).toBe(3)
  },
}

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Cases min={140}>
      <Case name="Small">
        <MemberPhoto photo={backdrop('kingfisher')} alt="Odile" size="sm" />
      </Case>
      <Case name="Medium">
        <MemberPhoto photo={backdrop('kingfisher')} alt="Odile" />
      </Case>
      <Case name="Large">
        <MemberPhoto photo={backdrop('kingfisher')} alt="Odile" size="lg" />
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

export const RightToLeft: Story = { ...Sheet, tags: [], decorators: [rightToLeft] }
