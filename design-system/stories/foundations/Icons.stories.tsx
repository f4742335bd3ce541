import type { Meta, StoryObj } from '@storybook/react-vite'
import { styled } from '@foyer/design-system/foundations/styled'
import { Icon, iconNames } from '../../src/foundations/icon/index.ts'
import { BookPage, Caption, Chapter, Tiles } from './parts.tsx'

const Plate = styled('div')({
  display: 'grid',
  placeItems: 'center',
  blockSize: 96,
  borderRadius: 'var(--foyer-radius-lg)',
  background: 'var(--foyer-surface)',
  boxShadow: 'inset 0 0 0 1px var(--foyer-border)',
})
const Sizes = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 32 })
const sizes = [18, 20, 24, 32, 40] as const

const Icons = () => (
  <BookPage
    title="Icons"
    intro={`${iconNames.length} glyphs on a grid of 24, drawn in one line that takes the colour of the text beside it.`}
  >
    <Chapter title="Sizes">
      <Sizes>
        {sizes.map((size) => (
          <div key={size}>
            <Icon name="ticket" size={size} />
            <Caption>
              <span>{size} px</span>
            </Caption>
          </div>
        ))}
      </Sizes>
    </Chapter>
    <Chapter title="The set">
      <Tiles min={120}>
        {iconNames.map((name) => (
          <div key={name}>
            <Plate>
              <Icon name={name} size={28} />
            </Plate>
            <Caption>{name}</Caption>
          </div>
        ))}
      </Tiles>
    </Chapter>
  </BookPage>
)

const meta: Meta<typeof Icons> = {
  title: 'Foundations/Icons',
  component: Icons,
  parameters: { bare: true },
  tags: ['!autodocs'],
}
export default meta

export const Glyphs: StoryObj<typeof Icons> = { name: 'Icons', tags: ['all-variants'] }
