import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { getPoster } from '../../../stories/fixtures.ts'
import { rightToLeft } from '../../../stories/Frame.tsx'
import type { Guidance } from '../../../stories/guidance.ts'
import { getBox, expectNoOverflow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { styled } from '../../foundations/styled/index.ts'
import { PosterCollage } from './index.ts'

const slugs = [
  'velvet-hour',
  'ninth-floor',
  'the-salt-road',
  'louder',
  'the-quiet-tenant',
  'what-the-tide-keeps',
  'the-hollow',
  'kingfisher',
  'the-apothecarys-daughter',
]
const posters = slugs.map((slug) => ({ id: slug, source: getPoster(slug) }))

/** Stands for the page: what is beside the collage gives it its height. */
const Beside = styled('div')({ display: 'grid', blockSize: 640 })

const meta: Meta<typeof PosterCollage> = {
  title: 'Films/PosterCollage',
  excludeStories: /^[a-z]/,
  component: PosterCollage,
  args: { posters },
  decorators: [
    (Story) => (
      <Beside>
        <Story />
      </Beside>
    ),
  ],
}
export default meta

type Story = StoryObj<typeof PosterCollage>

/** Each column begins above the upper edge, at a height of its own. */
export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('[aria-hidden=true]')
    const columns = [...(root?.children ?? [])]
    const tops = columns.map((column) => getBox(column.firstElementChild).top)
    await expect(new Set(tops.map(Math.round)).size).toBe(3)
    for (const top of tops) await expect(top).toBeLessThan(getBox(root).top)
  },
}

/** A strip of five in one row, cut at both sides. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('[aria-hidden=true]')
    const boxes = [...canvasElement.querySelectorAll('[data-ratio]')].map(getBox)
    const shown = boxes.filter(({ width }) => width > 0)
    await expect(shown).toHaveLength(5)
    await expect(getBox(root).height).toBe(128)
    await expectNoOverflow({ canvasElement })
  },
}

export const RightToLeft: Story = { decorators: [rightToLeft] }

export const AllVariants: Story = {
  tags: ['all-variants'],
  parameters: { expectedErrors: ['/lost.webp'] },
  render: () => (
    <Cases min={560}>
      <Case name="Nine posters">
        <Beside>
          <PosterCollage posters={posters} />
        </Beside>
      </Case>
      <Case name="One that does not come, and few of them">
        <Beside>
          <PosterCollage
            posters={[
              { id: 'lost', source: { url: '/lost.webp', resizable: false } },
              ...posters.slice(1, 3),
            ]}
          />
        </Beside>
      </Case>
    </Cases>
  ),
}

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gap: 24,
  blockSize: 320,
})

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage wide>
      <Do because="Beside the one thing that the page is about, which it does not disturb." filled>
        <Columns>
          <PosterCollage posters={posters} />
          <p>Good to see you</p>
        </Columns>
      </Do>
      <Dont because="Films to choose from are cut off here, and no press leads to them." filled>
        <p>Now showing</p>
        <Beside>
          <PosterCollage posters={posters} />
        </Beside>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it beside a form that has the page to itself.', 'Give it films that are showing.'],
  dont: ['Films to choose from are a `poster-wall`.', 'Don’t say anything with it that no words say.'],
  anatomy: ['Three columns of posters; a strip of five on a phone'],
  announced: ['Nothing: it is decoration.'],
}

export const conformance: Conformance = {
  PosterCollage: { shows: (probe) => <PosterCollage posters={posters.slice(0, 3)} {...probe} /> },
}
