import type { Meta, StoryObj } from '@storybook/react-vite'
import { getContrastRatio } from '@foyer/theme-tokens/values/color'
import { styled } from '@foyer/design-system/foundations/styled'
import { SeatGlyph, type SeatLegendItem } from '../../src/order/seat-map/index.ts'
import { useSeatStyle } from '../../src/theme/index.ts'
import { useStoryBrand } from '../brand.ts'
import { BookPage, Caption, Chapter, Paint, formatRatio, Tiles } from './parts.tsx'

const Floor = styled('div')({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 160,
  borderRadius: 'var(--foyer-radius-lg)',
  background: 'var(--foyer-seat-floor)',
})

const states: readonly {
  glyph: SeatLegendItem['glyph']
  name: string
  sign: string
  token: string | null
}[] = [
  { glyph: 'standard', name: 'Standard, free', sign: 'a seat with its back', token: 'seat' },
  { glyph: 'premier', name: 'Premier, free', sign: 'wider, with a headrest', token: 'premier' },
  { glyph: 'sofa', name: 'Sofa, free', sign: 'two cushions, one back', token: 'seat' },
  { glyph: 'wheelchair', name: 'Wheelchair place', sign: 'a dashed floor and the sign', token: 'seat' },
  { glyph: 'companion', name: 'Companion', sign: 'a person on the seat', token: 'seat' },
  { glyph: 'yours', name: 'Chosen', sign: 'filled, with a tick', token: 'selected' },
  { glyph: 'taken', name: 'Taken', sign: 'a cross, no seat', token: 'taken' },
]
const paints = ['seat', 'premier', 'taken', 'selected', 'selectedEdge', 'band', 'floor'] as const

function Seats() {
  const seatStyle = useSeatStyle()
  const { tokens } = useStoryBrand()
  const { seats } = tokens
  return (
    <BookPage
      title="Seats"
      intro="Each state has a drawing, and a colour that adds to it: the room can be read without one of the two."
    >
      <Chapter title="States and kinds">
        <Tiles min={200}>
          {states.map(({ glyph, name, sign }) => (
            <div key={glyph}>
              <Floor>
                <SeatGlyph glyph={glyph} seatStyle={seatStyle} size={72} />
              </Floor>
              <Caption>
                {name}
                <span>{sign}</span>
              </Caption>
            </div>
          ))}
        </Tiles>
      </Chapter>
      <Chapter title="Without colour">
        <Tiles min={120}>
          {states.map(({ glyph, name }) => (
            <Grey key={glyph}>
              <SeatGlyph glyph={glyph} seatStyle={seatStyle} size={40} />
              <Caption>{name}</Caption>
            </Grey>
          ))}
        </Tiles>
      </Chapter>
      <Chapter title="Paints" note="Each with its contrast on the floor of the room.">
        <Tiles min={160}>
          {paints.map((token) => (
            <div key={token}>
              <Paint paint={seats[token]} />
              <Caption>
                {token}
                <span>{seats[token]}</span>
                {token !== 'floor' && token !== 'band' && (
                  <span>{formatRatio(getContrastRatio(seats[token], seats.floor))}</span>
                )}
              </Caption>
            </div>
          ))}
        </Tiles>
      </Chapter>
    </BookPage>
  )
}

const Grey = styled('div')({ '& > svg': { filter: 'grayscale(1)' } })

const meta: Meta<typeof Seats> = {
  title: 'Foundations/Seats',
  component: Seats,
  parameters: { bare: true },
  tags: ['!autodocs'],
}
export default meta

export const States: StoryObj<typeof Seats> = { name: 'Seats', tags: ['all-variants'] }
