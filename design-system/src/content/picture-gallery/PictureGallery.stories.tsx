import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { interiors } from '../../../stories/fixtures.ts'
import { rightToLeft } from '../../../stories/Frame.tsx'
import type { Guidance } from '../../../stories/guidance.ts'
import { getBox, expectNoOverflow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { PictureGallery } from './index.ts'

const meta: Meta<typeof PictureGallery> = {
  title: 'Content/PictureGallery',
  excludeStories: /^[a-z]/,
  component: PictureGallery,
}
export default meta

type Story = StoryObj<typeof PictureGallery>

export const Interiors: Story = {
  args: { label: 'Docklands from inside', pictures: interiors },
  play: async ({ canvasElement }) => {
    const tops = within(canvasElement)
      .getAllByRole('listitem')
      .map((item) => Math.round(getBox(item).top))
    await expect(new Set(tops).size).toBe(1)
  },
}
export const OnAPhone: Story = {
  ...Interiors,
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}
export const RightToLeft: Story = {
  args: { label: 'من الداخل', pictures: interiors },
  decorators: [rightToLeft],
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <>
      <PictureGallery label="Three pictures" pictures={interiors} />
      <PictureGallery label="Two pictures" pictures={interiors.slice(1)} />
    </>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage wide>
      <Do because="The room, the foyer, a seat: what an evening here looks like." filled>
        <PictureGallery label="Inside" pictures={interiors} />
      </Do>
      <Dont because="The same room three times." filled>
        <PictureGallery
          label="Inside"
          pictures={['1', '2', '3'].flatMap((id) => interiors.slice(0, 1).map((each) => ({ ...each, id })))}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Show three: as many as stand in one row.', 'Say of each what it shows.'],
  dont: ['Pictures that lead somewhere are `picture-cards`.', 'Don’t write on them.'],
  anatomy: ['List', 'Picture'],
  announced: ['A list by its name, and each picture by what it shows.'],
}

export const conformance: Conformance = {
  PictureGallery: { shows: (probe) => <PictureGallery label="Inside" pictures={interiors} {...probe} /> },
}
