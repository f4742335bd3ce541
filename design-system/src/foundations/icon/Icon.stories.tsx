import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import type { Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { getBox } from '../../../stories/plays.ts'
import { styled } from '../styled/index.ts'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { Icon, IconSprite, iconNames } from './index.ts'

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  gap: 20,
  padding: 0,
  listStyle: 'none',
  fontSize: 'var(--foyer-text-sm)',
  '& svg': { display: 'block', marginBlockEnd: 8 },
})

const Set = () => (
  <Grid>
    {iconNames.map((name) => (
      <li key={name}>
        <Icon name={name} />
        {name}
      </li>
    ))}
  </Grid>
)

const meta: Meta<typeof Icon> = {
  title: 'Foundations/Icon',
  excludeStories: /^[a-z]/,
  component: Icon,
  subcomponents: { IconSprite },
}
export default meta

type Story = StoryObj<typeof Icon>

export const Labelled: Story = {
  args: { name: 'step-free', label: 'Step-free access', size: 40 },
  play: async ({ canvasElement }) => {
    const icon = within(canvasElement).getByRole('img', { name: 'Step-free access' })
    await expect([getBox(icon).width, getBox(icon).height]).toEqual([40, 40])
  },
}

/** The whole set on the 24 px grid. */
export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => <Set />,
}

/** Glyphs that a page repeats, drawn once. */
export const HeldOnce: Story = {
  render: () => (
    <IconSprite names={['ear', 'film']}>
      <Icon name="ear" /> <Icon name="film" /> <Icon name="ear" /> <Icon name="search" />
    </IconSprite>
  ),
}

export const RightToLeft: Story = { ...AllVariants, tags: [], decorators: [rightToLeft] }

const WithLabel = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8 })

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="Beside a word that says the same.">
        <WithLabel>
          <Icon name="step-free" /> Step-free
        </WithLabel>
        <WithLabel>
          <Icon name="subtitled" /> Subtitled
        </WithLabel>
        <WithLabel>
          <Icon name="baby" /> Parents and babies
        </WithLabel>
      </Do>
      <Dont because="Alone, and all that says it: whoever does not know the glyphs has to guess.">
        <Icon name="step-free" label="Step-free" />
        <Icon name="subtitled" label="Subtitled" />
        <Icon name="baby" label="Parents and babies" />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Put it beside a word that says the same.',
    'Let it take the text’s colour, so that it is as legible as the text.',
  ],
  dont: [
    'A glyph that is pressed is an `icon-button`; seats are `seat-mark`.',
    'Don’t let a glyph alone tell a state.',
  ],
  announced: ['Nothing: it is decoration, and its word stands beside it.'],
}

export const conformance: Conformance = {
  Icon: { shows: (probe) => <Icon name="close" {...probe} /> },
  IconSprite: 'holds drawings for its children, of which nothing is seen in its place',
}
