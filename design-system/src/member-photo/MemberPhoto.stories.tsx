import type { Meta, StoryObj } from '@storybook/react-vite'
import { Case, Cases } from '../../stories/Cases.tsx'
import { backdrop } from '../../stories/fixtures.ts'
import { rightToLeft } from '../../stories/Frame.tsx'
import { MemberPhoto } from './index.ts'

const meta: Meta<typeof MemberPhoto> = { title: 'Members/MemberPhoto', component: MemberPhoto }
export default meta

type Story = StoryObj<typeof MemberPhoto>

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
