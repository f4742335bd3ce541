import type { Meta, StoryObj } from '@storybook/react-vite'
import { breakpoints } from '@foyer/theme-tokens/breakpoints'
import { radii } from '@foyer/theme-tokens/values/radius'
import { styled } from '@foyer/design-system/foundations/styled'
import { useStoryBrand } from '../brand.ts'
import { BookPage, Caption, Chapter, Tiles } from './parts.tsx'

const Corner = styled('div', { shouldForwardProp: (prop) => prop !== 'radius' })<{ radius: string }>(
  ({ radius }) => ({
    blockSize: 144,
    border: '2px solid var(--foyer-primary-text)',
    borderRadius: radius,
    background: 'color-mix(in srgb, var(--foyer-primary-text) 12%, transparent)',
  }),
)
const Styles = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 24 })
const Small = styled('div', { shouldForwardProp: (prop) => prop !== 'radius' })<{ radius: number }>(
  ({ radius }) => ({
    inlineSize: 64,
    blockSize: 64,
    border: '2px solid var(--foyer-text-muted)',
    borderRadius: radius,
  }),
)
const Bar = styled('div', { shouldForwardProp: (prop) => prop !== 'length' })<{ length: string }>(
  ({ length }) => ({
    display: 'grid',
    gridTemplateColumns: '96px 1fr',
    alignItems: 'center',
    gap: 16,
    paddingBlock: 6,
    fontSize: 14,
    fontVariantNumeric: 'tabular-nums',
    '&::after': {
      content: '""',
      inlineSize: length,
      maxInlineSize: '100%',
      blockSize: 20,
      borderRadius: 2,
      background: 'var(--foyer-secondary)',
    },
  }),
)

/** Steps of the 4 px grid that layouts use, px. */
const spaces = [4, 8, 12, 16, 20, 24, 32, 40, 48, 56, 72, 96] as const
const widest = breakpoints.xl

function Shape() {
  const { theme } = useStoryBrand()
  const { radius } = theme
  const corners = [
    ['Large: posters, dialogs', 'var(--foyer-radius-lg)', `${radius.large} px`],
    ['Medium: fields, notices', 'var(--foyer-radius-md)', `${radius.medium} px`],
    ['Small: marks', 'var(--foyer-radius-sm)', `${radius.small} px`],
    [
      'Buttons',
      'var(--foyer-radius-button)',
      radius.style === 'FullRounded' ? 'a pill' : `${radius.medium} px`,
    ],
  ] as const
  return (
    <BookPage
      title="Shape and space"
      intro={`${theme.name} is ${radius.style === 'FullRounded' ? 'fully rounded' : radius.style.toLowerCase()}. Space goes in steps of four pixels, and layouts change at five widths.`}
    >
      <Chapter title="Corners">
        <Tiles min={220}>
          {corners.map(([name, value, size]) => (
            <div key={name}>
              <Corner radius={value} />
              <Caption>
                {name}
                <span>{value.slice('var('.length, -1)}</span>
                <span>{size}</span>
              </Caption>
            </div>
          ))}
        </Tiles>
      </Chapter>
      <Chapter title="The three styles a brand may choose">
        <Tiles min={260}>
          {Object.entries(radii).map(([style, { large, medium, small }]) => (
            <div key={style}>
              <Styles>
                {[large, medium, small].map((value, index) => (
                  <Small key={index} radius={value} />
                ))}
              </Styles>
              <Caption>
                {style}
                <span>
                  {large}, {medium}, {small} px
                </span>
              </Caption>
            </div>
          ))}
        </Tiles>
      </Chapter>
      <Chapter title="Space">
        {spaces.map((space) => (
          <Bar key={space} length={`${space}px`}>
            {space} px
          </Bar>
        ))}
        <Bar length="var(--foyer-gutter)">--foyer-gutter</Bar>
        <Bar length="var(--foyer-page-margin)">--foyer-page-margin</Bar>
      </Chapter>
      <Chapter title="Widths at which layouts change">
        {Object.entries(breakpoints).map(([name, width]) => (
          <Bar key={name} length={width === 0 ? '2px' : `${(width / widest) * 100}%`}>
            {name} {width}
          </Bar>
        ))}
      </Chapter>
      <Chapter title="Frame">
        <Tiles min={220}>
          <Caption>
            Header{' '}
            <span>
              {theme.header.height} px, below 1024 {theme.header.narrowHeight} px
            </span>
          </Caption>
          <Caption>
            Logo{' '}
            <span>
              {theme.header.logo.height} px, below 1024 {theme.header.logo.narrowHeight} px
            </span>
          </Caption>
          <Caption>
            Border of cards <span>{theme.cardBorderWidth} px</span>
          </Caption>
          <Caption>
            Headings <span>{theme.pageHeadingAlignment === 'Center' ? 'centred' : 'at the start'}</span>
          </Caption>
        </Tiles>
      </Chapter>
    </BookPage>
  )
}

const meta: Meta<typeof Shape> = {
  title: 'Foundations/Shape and space',
  component: Shape,
  parameters: { bare: true },
  tags: ['!autodocs'],
}
export default meta

export const Measures: StoryObj<typeof Shape> = { name: 'Shape and space', tags: ['all-variants'] }
