import type { Meta, StoryObj } from '@storybook/react-vite'
import { titleArt } from '../../stories/fixtures.ts'
import { Case, Cases } from '../../stories/Cases.tsx'
import { rightToLeft } from '../../stories/Frame.tsx'
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

export const RightToLeft: Story = {
  args: { title: 'آخر حارس للمنارة', size: 'film' },
  decorators: [rightToLeft],
}

export const LongTextOnAPhone: Story = {
  args: { title: 'The Last Lighthouse Keeper of Skarn and the Winter That Would Not Come', size: 'hero' },
  globals: { viewport: { value: 'phone' } },
}

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Cases min={480}>
      <Case name="Lettering, hero">
        <TitleTreatment title="Ninth Floor" treatment={titleArt('ninth-floor', 1.2)} size="hero" />
      </Case>
      <Case name="Lettering, film page">
        <TitleTreatment title="Ninth Floor" treatment={titleArt('ninth-floor', 1.2)} size="film" />
      </Case>
      <Case name="Set in type">
        <TitleTreatment title="Odd Sock" size="hero" />
      </Case>
      <Case name="Long, set in type">
        <TitleTreatment title="The Last Lighthouse Keeper of Skarn" size="film" />
      </Case>
    </Cases>
  ),
}
