import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within, waitFor } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { linkKeys, type Guidance } from '../../../stories/guidance.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { getBackdrop, getPoster } from '../../../stories/fixtures.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { FilmThumbnail } from './index.ts'

const plain = { title: 'The Salt Road', picture: getPoster('the-salt-road'), href: '/films/the-salt-road/' }
const watchlist = { label: 'The Salt Road in your watchlist', pressed: false, onChange: () => undefined }

const meta: Meta<typeof FilmThumbnail> = {
  title: 'Films/FilmThumbnail',
  excludeStories: /^[a-z]/,
  component: FilmThumbnail,
}
export default meta

type Story = StoryObj<typeof FilmThumbnail>

const saved = fn()
/** The button is beside the link, not in it. */
export const Saved: Story = {
  args: { ...plain, watchlist: { ...watchlist, onChange: saved } },
  play: async ({ canvasElement }) => {
    saved.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: watchlist.label }))
    await waitFor(() => expect(saved).toHaveBeenCalledWith(true))
  },
}

export const LongTextOnAPhone: Story = {
  args: {
    ...plain,
    caption: 'The Last Lighthouse Keeper of Skarn and the Winter That Would Not Come, restored',
    watchlist,
  },
  globals: { viewport: { value: 'phone' } },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={260}>
      <Case name="Poster">
        <FilmThumbnail {...plain} />
      </Case>
      <Case name="With the watchlist’s button">
        <FilmThumbnail {...plain} watchlist={watchlist} caption="The Salt Road" />
      </Case>
      <Case name="In the watchlist">
        <FilmThumbnail {...plain} watchlist={{ ...watchlist, pressed: true }} />
      </Case>
      <Case name="Focused" force="focus-visible">
        <FilmThumbnail {...plain} />
      </Case>
      <Case name="Watchlist hovered" force="hover" control="button">
        <FilmThumbnail {...plain} watchlist={watchlist} />
      </Case>
      <Case name="Still, in a list">
        <FilmThumbnail {...plain} kind="still" picture={getBackdrop('the-salt-road')} size="list" />
      </Case>
      <Case name="Backdrop, in a page">
        <FilmThumbnail {...plain} kind="backdrop" picture={getBackdrop('the-salt-road')} size="content" />
      </Case>
      <Case name="Missing, long words">
        <FilmThumbnail
          title="The Last Lighthouse Keeper of Skarn"
          caption="The Last Lighthouse Keeper of Skarn and other winter films"
          watchlist={watchlist}
        />
      </Case>
      <Case name="From the right">
        <div dir="rtl" lang="ar">
          <FilmThumbnail {...plain} title="طريق الملح" caption="طريق الملح" watchlist={watchlist} />
        </div>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="A poster in its own shape: its lettering and faces are whole.">
        <FilmThumbnail {...plain} caption="The Salt Road" watchlist={watchlist} />
      </Do>
      <Dont because="A poster in the shape of a still: what names the film is cut off.">
        <FilmThumbnail {...plain} kind="still" size="list" caption="The Salt Road" watchlist={watchlist} />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it for a film as one picture, as in a watchlist.', 'Let its fallback show the title.'],
  dont: ['With title and times use `poster-card` or `film-row`.', 'A picture that decorates is a `picture`.'],
  anatomy: ['Picture, which is the link', 'Caption', 'Button of the watchlist'],
  keys: [...linkKeys, ['Enter, Space', 'Press the button of the watchlist.']],
  announced: ['The film’s title.'],
}

export const conformance: Conformance = {
  FilmThumbnail: {
    shows: (probe) => <FilmThumbnail title="Louder" {...probe} />,
    states: {
      '[data-kind=still][data-size=list]': <FilmThumbnail title="Louder" kind="still" size="list" />,
    },
  },
}
