import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import type { Guidance } from '../../../stories/guidance.ts'
import { expectNoOverflow } from '../../../stories/plays.ts'
import { getTitleArt } from '../../../stories/fixtures.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { styled } from '../../foundations/styled/index.ts'
import { TitleTreatment } from './index.ts'

const Ground = styled('div')({
  flex: '1 1 100%',
  padding: 24,
  background: '#120f2e',
  color: '#f7e6c8',
  '&[data-paper]': { background: '#f7e6c8', color: '#120f2e' },
})

const meta: Meta<typeof TitleTreatment> = {
  title: 'Films/TitleTreatment',
  excludeStories: /^[a-z]/,
  component: TitleTreatment,
}
export default meta

type Story = StoryObj<typeof TitleTreatment>

export const Lettering: Story = {
  args: { title: 'Ninth Floor', treatment: getTitleArt('ninth-floor', 1.2), size: 'hero' },
  play: async ({ canvasElement }) => {
    // Screen readers get the title as text.
    await expect(within(canvasElement).getByRole('heading', { level: 2, name: 'Ninth Floor' })).toBeVisible()
    await expect(within(canvasElement).getByRole('img', { name: 'Ninth Floor' })).toBeVisible()
  },
}
export const WithoutLettering: Story = {
  args: { title: 'The Last Lighthouse Keeper of Skarn', size: 'film' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toHaveTextContent(
      'The Last Lighthouse Keeper of Skarn',
    )
    await expect(within(canvasElement).queryByRole('img')).toBeNull()
  },
}

export const RightToLeft: Story = {
  args: { title: 'آخر حارس للمنارة', size: 'film' },
  decorators: [rightToLeft],
}

export const LongTextOnAPhone: Story = {
  args: { title: 'The Last Lighthouse Keeper of Skarn and the Winter That Would Not Come', size: 'hero' },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={480}>
      <Case name="Lettering, hero">
        <TitleTreatment title="Ninth Floor" treatment={getTitleArt('ninth-floor', 1.2)} size="hero" />
      </Case>
      <Case name="Lettering, film page">
        <TitleTreatment title="Ninth Floor" treatment={getTitleArt('ninth-floor', 1.2)} size="film" />
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

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="On the ground that the lettering was made for.">
        <Ground>
          <TitleTreatment title="The Salt Road" treatment={getTitleArt('the-salt-road', 2.4)} size="film" />
        </Ground>
      </Do>
      <Dont because="Pale lettering on paper: the film has lost its name.">
        <Ground data-paper>
          <TitleTreatment title="The Salt Road" treatment={getTitleArt('the-salt-road', 2.4)} size="film" />
        </Ground>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it on the film’s own ground.', 'Give the title as its text.'],
  dont: ['Set in type it is a `film-title`.', 'Don’t lay it over the subject of a picture.'],
  announced: ['The title as text.'],
}

export const conformance: Conformance = {
  TitleTreatment: {
    shows: (probe) => <TitleTreatment title="Louder" size="film" {...probe} />,
    states: { 'h1[data-size=hero]': <TitleTreatment title="Louder" size="hero" as="h1" /> },
  },
}
