import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import type { Guidance } from '../../../stories/guidance.ts'
import { getBox, expectNoOverflow } from '../../../stories/plays.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { FilmTitle } from './index.ts'

const full = {
  title: 'The Salt Road',
  rating: { label: '12A', description: 'With a grown-up under 12' },
  status: { status: 'PreBookNow', label: 'Book ahead' },
  promoted: { promotion: 'Sponsored', label: 'Halcyon pick' },
  released: { date: '2026-03-13', text: '13 March 2026', lead: 'From' },
} as const

const meta: Meta<typeof FilmTitle> = {
  title: 'Films/FilmTitle',
  excludeStories: /^[a-z]/,
  component: FilmTitle,
}
export default meta

type Story = StoryObj<typeof FilmTitle>

export const LongTextOnAPhone: Story = {
  args: { ...full, title: 'The Last Lighthouse Keeper of Skarn and the Winter That Would Not Come' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = getBox(canvas.getByRole('heading', { level: 2, name: /^The Last Lighthouse Keeper/ }))
    await expect(getBox(canvas.getByText('Halcyon pick')).bottom).toBeLessThanOrEqual(title.top)
    await expect(getBox(canvas.getByText('Book ahead')).top).toBeGreaterThanOrEqual(title.bottom)
    await expectNoOverflow({ canvasElement })
  },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={360}>
      <Case name="With everything">
        <FilmTitle {...full} />
      </Case>
      <Case name="Title and age mark">
        <FilmTitle title="Louder" rating={{ label: '15' }} href="/films/louder/" />
      </Case>
      <Case name="Hovered" force="hover">
        <FilmTitle title="Ninth Floor" rating={{ label: '15' }} href="/films/ninth-floor/" />
      </Case>
      <Case name="Focused" force="focus-visible">
        <FilmTitle title="Marrow" rating={{ label: '18' }} href="/films/marrow/" />
      </Case>
      <Case name="Level 3, with its status">
        <FilmTitle
          title="Kingfisher"
          headingLevel={3}
          status={{ status: 'NowShowing', label: 'Now showing' }}
        />
      </Case>
      <Case name="Long words">
        <FilmTitle {...full} title="The Last Lighthouse Keeper of Skarn and other winter films" />
      </Case>
      <Case name="From the right">
        <div dir="rtl" lang="ar">
          <FilmTitle
            title="طريق الملح"
            rating={{ label: '12' }}
            status={{ status: 'NowShowing', label: 'يعرض الآن' }}
          />
        </div>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="The title alone is the heading; mark and status have their own places.">
        <FilmTitle
          title="The Salt Road"
          headingLevel={3}
          rating={full.rating}
          status={{ status: 'PreBookNow', label: 'Book ahead' }}
        />
      </Do>
      <Dont because="Typed into the title they are read, sorted and searched with it.">
        <FilmTitle title="The Salt Road (12A), book ahead!" headingLevel={3} />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use it where a title stands by itself, with its age mark.',
    'Set it in the level that follows the one above.',
  ],
  dont: ['Cards of lists set their titles themselves: `poster-card`.', 'As lettering use `title-treatment`.'],
  anatomy: ['Tag, if any', 'Title', 'Age mark', 'Status and date, if any'],
  keys: [
    ['Tab', 'Moves to the title where it is a link.'],
    ['Enter', 'Follows it.'],
  ],
  announced: ['A heading with the title, then the mark by its meaning.'],
}

export const conformance: Conformance = {
  FilmTitle: {
    shows: (probe) => <FilmTitle title="Louder" {...probe} />,
    states: { '[data-level="1"]': <FilmTitle title="Louder" headingLevel={1} /> },
  },
}
