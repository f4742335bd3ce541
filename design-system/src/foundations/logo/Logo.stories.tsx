import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import type { Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { styled } from '../styled/index.ts'
import { Picture } from '../picture/index.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { useStoryLogo } from '../../../stories/brand.ts'
import { getBackdrop, logo } from '../../../stories/fixtures.ts'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { Logo } from './index.ts'

const Row = () => {
  const mark = useStoryLogo()
  return (
    <Cases>
      <Case name="In the header">
        <Logo {...mark} />
      </Case>
      <Case name="In the foot">
        <Logo {...mark} size="footer" />
      </Case>
    </Cases>
  )
}

const meta: Meta<typeof Logo> = { title: 'Foundations/Logo', excludeStories: /^[a-z]/, component: Logo }
export default meta

type Story = StoryObj<typeof Logo>

export const Header: Story = {
  args: { light: logo.light, dark: logo.dark, label: logo.label },
  play: async ({ canvasElement }) => {
    // One for light and one for dark grounds: only that of the ground is shown, and read.
    const [mark, ...others] = within(canvasElement).getAllByRole('img', { name: logo.label })
    await expect(mark).toBeVisible()
    await expect(others).toEqual([])
  },
}
export const Footer: Story = {
  args: { light: logo.light, dark: logo.dark, label: logo.label, size: 'footer' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('img', { name: logo.label })).toHaveLength(1)
  },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => <Row />,
}

export const RightToLeft: Story = { ...AllVariants, tags: [], decorators: [rightToLeft] }

const StoryLogo = () => <Logo {...useStoryLogo()} />

const OnAPicture = styled('div')({
  position: 'relative',
  '& > [role=img]': { position: 'absolute', insetBlockStart: 16, insetInlineStart: 16 },
})

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="On the ground of the page, for which the theme has its drawing.">
        <StoryLogo />
      </Do>
      <Dont because="On a picture, which no drawing of it was made for." filled>
        <OnAPicture>
          <Picture source={getBackdrop('kingfisher')} ratio="2.3:1" sizes="400px" alt="" />
          <StoryLogo />
        </OnAPicture>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it once in the header, leading home.', 'Give the theme a logo for light and for dark grounds.'],
  dont: ['Partners’ logos are a `picture`.', 'Don’t put a picture behind it that the theme did not measure.'],
  announced: ['A picture by the company’s name.'],
}

export const conformance: Conformance = {
  Logo: {
    shows: (probe) => <Logo {...logo} {...probe} />,
    states: { '[data-size=footer]': <Logo {...logo} size="footer" /> },
  },
}
