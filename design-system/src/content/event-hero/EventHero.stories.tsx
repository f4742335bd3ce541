import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { seasons } from '../../../stories/fixtures.ts'
import { rightToLeft } from '../../../stories/Frame.tsx'
import type { Guidance } from '../../../stories/guidance.ts'
import { expectNoOverflow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { EventHero } from './index.ts'

const meta: Meta<typeof EventHero> = {
  title: 'Content/EventHero',
  excludeStories: /^[a-z]/,
  component: EventHero,
  parameters: { bare: true },
}
export default meta

type Story = StoryObj<typeof EventHero>

export const Lettering: Story = {
  args: seasons.lightsOut,
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading', { level: 1, name: 'Lights Out' })
    await expect(title).toBeVisible()
  },
}
/** In a language that the lettering is not drawn in. */
export const SetInType: Story = {
  args: { ...seasons.lightsOut, title: 'Feux éteints', lettering: undefined },
}
export const BelowThePicture: Story = { args: seasons.coldWater }
export const OnAPhone: Story = {
  args: seasons.lightsOut,
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}
export const LongText: Story = {
  args: {
    ...seasons.lightsOut,
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsdokumentationen, and others about water',
    lettering: undefined,
  },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}
export const RightToLeft: Story = {
  args: { ...seasons.lightsOut, title: 'إطفاء الأنوار', lettering: undefined },
  decorators: [rightToLeft],
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <>
      <EventHero {...seasons.lightsOut} />
      <EventHero {...seasons.coldWater} />
      <EventHero {...seasons.lightsOut} title="Feux éteints" lettering={undefined} />
    </>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  parameters: { bare: false },
  render: () => (
    <Usage wide>
      <Do because="The season’s own picture, with its lettering where there is room for it." filled>
        <EventHero {...seasons.lightsOut} />
      </Do>
      <Dont because="A film’s backdrop: the season reads as a mislabelled film." filled>
        <EventHero
          {...seasons.lightsOut}
          picture={{ url: '/art/films.ninth-floor.backdrop.webp', resizable: false }}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it once, over an event’s page.', 'Give it lettering only in the language of the page.'],
  dont: ['The head of a film’s page is a `film-hero`.', 'Don’t show a film’s picture in it.'],
  anatomy: ['Ground', 'Picture', 'Name: lettering on or below the picture, or type'],
  announced: ['A heading of the first level by the event’s name.'],
}

export const conformance: Conformance = {
  EventHero: { shows: (probe) => <EventHero {...seasons.lightsOut} {...probe} /> },
}
