import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { useStoryLogo } from '../../../stories/brand.ts'
import { logo } from '../../../stories/fixtures.ts'
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

const meta: Meta<typeof Logo> = { title: 'Foundations/Logo', component: Logo }
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

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => <Row />,
}

export const RightToLeft: Story = { ...Sheet, tags: [], decorators: [rightToLeft] }
