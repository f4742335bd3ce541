import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { boxOf, staysInTheWindow, wordsOf } from '../../../stories/plays.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import {
  FilmPageSkeleton,
  FormSkeleton,
  PosterWallSkeleton,
  ShowtimeListSkeleton,
  Skeleton,
} from './index.ts'

const meta: Meta<typeof Skeleton> = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  subcomponents: { PosterWallSkeleton, ShowtimeListSkeleton, FilmPageSkeleton, FormSkeleton },
}
export default meta

type Story = StoryObj<typeof Skeleton>

export const Posters: Story = {
  args: { shape: 'poster' },
  render: () => <PosterWallSkeleton label="Loading films" count={6} />,
  play: async ({ canvasElement }) => {
    // What comes is said once, and the shapes are not read.
    await expect(wordsOf(within(canvasElement).getAllByRole('status'))).toEqual(['Loading films'])
    const shapes = [...canvasElement.querySelectorAll('[data-shape=poster]')]
    await expect(shapes).toHaveLength(6)
    for (const shape of shapes) await expect(boxOf(shape).height / boxOf(shape).width).toBeCloseTo(1.5, 1)
  },
}
export const Showtimes: Story = {
  args: { shape: 'text' },
  render: () => <ShowtimeListSkeleton label="Loading times" count={2} />,
}
export const Form: Story = { args: { shape: 'text' }, render: () => <FormSkeleton label="Loading tickets" /> }
export const Film: Story = {
  args: { shape: 'text' },
  render: () => <FilmPageSkeleton label="Loading the film" />,
}

export const RightToLeft: Story = {
  args: { shape: 'text' },
  render: () => (
    <>
      <FilmPageSkeleton label="يُحمّل الفيلم" />
      <ShowtimeListSkeleton label="تُحمّل المواعيد" count={2} />
    </>
  ),
  decorators: [rightToLeft],
}

export const PostersOnAPhone: Story = {
  ...Posters,
  globals: { viewport: { value: 'phone' } },
  play: staysInTheWindow,
}

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Cases>
      <Case name="Posters" wide>
        <PosterWallSkeleton label="Loading films" count={6} />
      </Case>
      <Case name="Showtimes" wide>
        <ShowtimeListSkeleton label="Loading times" count={2} />
      </Case>
      <Case name="Form">
        <FormSkeleton label="Loading tickets" count={3} />
      </Case>
      <Case name="Lines">
        <Skeleton shape="title" width="medium" />
        <Skeleton shape="text" width="long" />
        <Skeleton shape="text" width="short" />
      </Case>
    </Cases>
  ),
}
