import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import type { Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { getBox, expectNoOverflow, getTexts } from '../../../stories/plays.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { styled } from '../../foundations/styled/index.ts'
import {
  FilmPageSkeleton,
  FormSkeleton,
  ItemGridSkeleton,
  PosterWallSkeleton,
  ShowtimeListSkeleton,
  Skeleton,
} from './index.ts'

const meta: Meta<typeof Skeleton> = {
  title: 'Feedback/Skeleton',
  excludeStories: /^[a-z]/,
  component: Skeleton,
  subcomponents: {
    PosterWallSkeleton,
    ShowtimeListSkeleton,
    FilmPageSkeleton,
    FormSkeleton,
    ItemGridSkeleton,
  },
}
export default meta

type Story = StoryObj<typeof Skeleton>

export const Posters: Story = {
  args: { shape: 'poster' },
  render: () => <PosterWallSkeleton label="Loading films" count={6} />,
  play: async ({ canvasElement }) => {
    // Loading is announced once, and the shapes are hidden from screen readers.
    await expect(getTexts(within(canvasElement).getAllByRole('status'))).toEqual(['Loading films'])
    const shapes = [...canvasElement.querySelectorAll('[data-shape=poster]')]
    await expect(shapes).toHaveLength(6)
    for (const shape of shapes) await expect(getBox(shape).height / getBox(shape).width).toBeCloseTo(1.5, 1)
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
  play: expectNoOverflow,
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases>
      <Case name="Posters" wide>
        <PosterWallSkeleton label="Loading films" count={6} />
      </Case>
      <Case name="Showtimes" wide>
        <ShowtimeListSkeleton label="Loading times" count={2} />
      </Case>
      <Case name="Items" wide>
        <ItemGridSkeleton label="Loading the menu" count={4} />
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

const Shape = styled('div')({ inlineSize: 140 })

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="The shape of what comes: nothing jumps when it is there.">
        <Shape>
          <Skeleton shape="poster" />
          <Skeleton shape="text" width="long" />
        </Shape>
      </Do>
      <Dont because="A line in the place of a poster: the page moves under the reader’s eye.">
        <Shape>
          <Skeleton shape="text" width="medium" />
        </Shape>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Give it the shape of what comes, so that nothing jumps.',
    'Use it from the first wait to the first content.',
  ],
  dont: ['Don’t lay it over content that only becomes fresh.', 'A button that waits is busy: `button`.'],
  anatomy: ['Spoken words, of a pattern', 'Shapes in the places of what comes'],
  announced: [
    'A pattern, such as the wall of posters: its label, said politely once.',
    'A single shape: nothing; the part around it says that it is loading.',
  ],
}

export const conformance: Conformance = {
  FilmPageSkeleton: {
    shows: (probe) => <FilmPageSkeleton label="Loading" {...probe} />,
    except: { theme: 'Nothing of its own is drawn: a skeleton stands in a plain box.' },
  },
  FormSkeleton: {
    shows: (probe) => <FormSkeleton label="Loading" {...probe} />,
    theme: 'FoyerSkeleton-form',
  },
  ItemGridSkeleton: {
    shows: (probe) => <ItemGridSkeleton label="Loading" {...probe} />,
    theme: 'FoyerSkeleton-tiles',
  },
  PosterWallSkeleton: {
    shows: (probe) => <PosterWallSkeleton label="Loading" {...probe} />,
    theme: 'FoyerSkeleton-wall',
  },
  ShowtimeListSkeleton: {
    shows: (probe) => <ShowtimeListSkeleton label="Loading" {...probe} />,
    theme: 'FoyerSkeleton-showtimeList',
  },
  Skeleton: {
    shows: (probe) => <Skeleton shape="poster" {...probe} />,
    states: { '[data-shape=text][data-width=short]': <Skeleton shape="text" width="short" /> },
  },
}
