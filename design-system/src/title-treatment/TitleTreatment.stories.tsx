import type { Meta, StoryObj } from '@storybook/react-vite'
import { titleArt } from '../../stories/fixtures.ts'
import { TitleTreatment } from './index.ts'

const meta: Meta<typeof TitleTreatment> = { title: 'Films/TitleTreatment', component: TitleTreatment }
export default meta

type Story = StoryObj<typeof TitleTreatment>

export const Lettering: Story = {
  args: { title: 'Ninth Floor', treatment: titleArt('ninth-floor', 1.2), size: 'hero' },
}
export const WithoutLettering: Story = {
  args: { title: 'The Last Lighthouse Keeper of Skarn', size: 'film' },
}
