import type { Meta, StoryObj } from '@storybook/react-vite'
import { getContrastRatio, derivePalette, paletteSteps } from '@foyer/theme-tokens/values/color'
import { styled } from '@foyer/design-system/foundations/styled'
import { media } from '../../src/foundations/media/index.ts'
import { useStoryBrand } from '../brand.ts'
import { BookPage, Chapter } from './parts.tsx'

const Row = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'repeat(11, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li:first-of-type > span': {
    borderStartStartRadius: 'var(--foyer-radius-lg)',
    borderEndStartRadius: 'var(--foyer-radius-lg)',
  },
  '& > li:last-of-type > span': {
    borderStartEndRadius: 'var(--foyer-radius-lg)',
    borderEndEndRadius: 'var(--foyer-radius-lg)',
  },
  '& > li': { fontSize: 14, lineHeight: 1.4 },
  '& small': { display: 'block', color: 'var(--foyer-text-muted)', fontSize: 14 },
  [media.below.md]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 },
})

const Step = styled('span', { shouldForwardProp: (prop) => prop !== 'paint' && prop !== 'on' })<{
  paint: string
  on: string
}>(({ paint, on }) => ({
  display: 'grid',
  placeContent: 'end start',
  blockSize: 112,
  marginBlockEnd: 8,
  padding: 12,
  background: paint,
  color: on,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  forcedColorAdjust: 'none',
  '&[data-exact]': {
    boxShadow: '0 0 0 3px var(--foyer-background), 0 0 0 6px var(--foyer-text)',
    zIndex: 1,
    borderRadius: 'var(--foyer-radius-md)',
  },
  [media.below.md]: { blockSize: 48, placeContent: 'center start' },
}))

const readableOn = (paint: string) =>
  getContrastRatio('#ffffff', paint) >= getContrastRatio('#000000', paint) ? '#ffffff' : '#000000'
const signed = (step: number) => (step > 0 ? `+${step}` : `−${-step}`)

function Steps({ paint }: { paint: string }) {
  const steps = derivePalette(paint)
  const lighter = paletteSteps.filter((step) => step > 0)
  const darker = paletteSteps.filter((step) => step < 0)
  const entry = (label: string, value: string, exact = false) => (
    <li key={label}>
      <Step paint={value} on={readableOn(value)} data-exact={exact ? '' : undefined}>
        {label}
      </Step>
      {value}
      <small>
        {Math.max(getContrastRatio('#ffffff', value), getContrastRatio('#000000', value)).toFixed(1)}:1
      </small>
    </li>
  )
  return (
    <Row>
      {lighter.map((step) => entry(signed(step), steps[step]))}
      {entry('0', paint, true)}
      {darker.map((step) => entry(signed(step), steps[step]))}
    </Row>
  )
}

function Palettes() {
  const { theme, mode, tokens } = useStoryBrand()
  const colors = [
    ['Brand', tokens.brand],
    ['Secondary', tokens.secondary],
    ['Error', tokens.error],
    ['Warning', tokens.warning],
    ['Success', tokens.success],
  ] as const
  return (
    <BookPage
      title="Palette"
      intro={`${theme.name}, ${mode.toLowerCase()} mode. A step of +p goes p per cent of the way to white in OKLCH lightness, one of −p to black; the hue stays. Under each stands the contrast of what is written on it.`}
    >
      {colors.map(([title, paint]) => (
        <Chapter key={title} title={title}>
          <Steps paint={paint} />
        </Chapter>
      ))}
    </BookPage>
  )
}

const meta: Meta<typeof Palettes> = {
  title: 'Foundations/Palette',
  component: Palettes,
  parameters: { bare: true },
  tags: ['!autodocs'],
}
export default meta

export const TenSteps: StoryObj<typeof Palettes> = { name: 'Palette', tags: ['all-variants'] }
