import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import type { Guidance } from '../../../stories/guidance.ts'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { expectNoOverflow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Button } from '../../actions/button/index.ts'
import { Link } from '../../actions/link/index.ts'
import { PageContainer } from '../../foundations/layout/index.ts'
import { NextTimes, type NextTimesProps } from '../next-times/index.ts'
import { FilmGround } from './index.ts'

const colors = '07111a-f4ead9-ff6a46'
/** As the server derives them, for one film in one theme: stories have no server. */
const sheet = `[data-film-ground="${colors}"]{color-scheme:dark;--foyer-background:#07111a;--foyer-surface:#0b1b29;--foyer-surface-2:#0f2639;--foyer-border:#1f384f;--foyer-field-border:#6f7d88;--foyer-text:#f4ead9;--foyer-text-muted:#abadab;--foyer-primary:#f4ead9;--foyer-primary-edge:#f4ead9;--foyer-primary-hover:#d8cfc0;--foyer-on-primary:#1c1710;--foyer-primary-text:#ff6a46;--foyer-film-accent:#ff6a46;--foyer-button-background:var(--foyer-primary);--foyer-button-text:var(--foyer-on-primary);--foyer-button-background-hover:var(--foyer-primary-hover);--foyer-button-text-hover:var(--foyer-on-primary);--foyer-button-border:1px solid var(--foyer-primary-edge)}`

const labels = { few: 'Few left', soldOut: 'Sold out' }
const times: NextTimesProps = {
  title: 'Next times',
  showtimes: [
    { id: '1', time: '19:30', screen: 'Docklands', href: '/order/1/', labels },
    { id: '2', time: '20:15', screen: 'Harbourside', href: '/order/2/', labels },
    { id: '3', time: '21:40', screen: 'Docklands', href: '/order/3/', labels },
  ],
  note: 'Tickets from £11.50, booking fee included',
}

const meta: Meta<typeof FilmGround> = {
  title: 'Films/FilmGround',
  excludeStories: /^[a-z]/,
  component: FilmGround,
  parameters: { bare: true },
}
export default meta

type Story = StoryObj<typeof FilmGround>

const showContent = (heading = times.title) => (
  <PageContainer>
    <h2>Ninth Floor</h2>
    <p>Somebody never checked out.</p>
    <p>
      <Link href="/films/">All films</Link>
    </p>
    <NextTimes {...times} title={heading} />
    <Button>Book</Button>
  </PageContainer>
)

export const Film: Story = {
  args: { colors },
  render: (args) => (
    <>
      <style>{sheet}</style>
      <FilmGround {...args}>{showContent()}</FilmGround>
      <p>The chain’s own ground</p>
    </>
  ),
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading', { name: 'Ninth Floor' })
    await expect(getComputedStyle(title).color).toBe('rgb(244, 234, 217)')
  },
}
/** A film that brings no colours, or whose colours have not come: as the page. */
export const Plain: Story = { render: () => <FilmGround>{showContent()}</FilmGround> }

export const LongText: Story = {
  ...Film,
  render: (args) => (
    <>
      <style>{sheet}</style>
      <FilmGround {...args}>
        <PageContainer>
          <h2>The Last Lighthouse Keeper of Skarn and the Winter That Would Not Come</h2>
        </PageContainer>
      </FilmGround>
    </>
  ),
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}
export const RightToLeft: Story = {
  args: { colors },
  render: (args) => (
    <>
      <style>{sheet}</style>
      <FilmGround {...args}>
        <PageContainer>
          <h2>الطابق التاسع</h2>
          <p>أحدهم لم يغادر قط.</p>
        </PageContainer>
      </FilmGround>
    </>
  ),
  decorators: [rightToLeft],
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <>
      <style>{sheet}</style>
      <FilmGround colors={colors}>{showContent()}</FilmGround>
      <FilmGround>{showContent('Next times of another film')}</FilmGround>
    </>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  parameters: { bare: false },
  render: () => (
    <Usage wide>
      <Do because="The whole page is the film’s, to where the chain’s own begins." filled>
        <style>{sheet}</style>
        <FilmGround colors={colors}>{showContent()}</FilmGround>
      </Do>
      <Dont because="A patch of colour in the middle of a page of the chain’s." filled>
        <p>Showtimes</p>
        <FilmGround colors={colors}>
          <p>19:30</p>
        </FilmGround>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use it once, from the head of a film’s page to its last part.',
    'Put the sheet of the colours in the page first.',
  ],
  dont: ['Don’t use it for a card or a row among others.', 'Don’t put announcements or the footer on it.'],
  anatomy: ['Ground', 'Foot, where the chain’s ground begins'],
  announced: ['Nothing: it is colour.'],
}

export const conformance: Conformance = {
  FilmGround: { shows: (probe) => <FilmGround {...probe} /> },
}
