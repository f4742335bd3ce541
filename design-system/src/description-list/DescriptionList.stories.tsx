import type { Meta, StoryObj } from '@storybook/react-vite'
import { DescriptionList } from './index.ts'

const meta: Meta<typeof DescriptionList> = { title: 'Atoms/DescriptionList', component: DescriptionList }
export default meta

type Story = StoryObj<typeof DescriptionList>

export const Credits: Story = {
  args: {
    items: [
      { term: 'Director', details: ['Ines Okafor'] },
      { term: 'Cast', details: ['Ines Okafor', 'Tomas Reyl', 'Adaeze Lindqvist'] },
    ],
  },
}
