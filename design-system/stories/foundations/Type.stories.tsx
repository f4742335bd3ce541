import type { Meta, StoryObj } from '@storybook/react-vite'
import { getTypeSizeProperty } from '@foyer/theme-tokens/css'
import type { TypeStep } from '@foyer/theme-tokens/theme-model'
import { styled } from '@foyer/design-system/foundations/styled'
import { media } from '../../src/foundations/media/index.ts'
import { useStoryBrand } from '../brand.ts'
import { BookPage, Caption, Chapter, Tiles } from './parts.tsx'

const heading = {
  fontFamily: 'var(--foyer-font-heading)',
  fontWeight: 'var(--foyer-heading-weight)',
  letterSpacing: 'var(--foyer-heading-tracking)',
}

const Family = styled('div')({
  padding: 32,
  borderRadius: 'var(--foyer-radius-lg)',
  background: 'var(--foyer-surface)',
  boxShadow: 'inset 0 0 0 1px var(--foyer-border)',
  '& > [data-slot=letters]': { fontSize: 120, lineHeight: 1 },
  '& > [data-slot=set]': {
    marginBlockStart: 20,
    fontSize: 'var(--foyer-text-lg)',
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
  },
  '&[data-family=heading] > :is([data-slot=letters], [data-slot=set])': heading,
})

const Line = styled('div', { shouldForwardProp: (prop) => prop !== 'step' })<{ step: TypeStep }>(
  ({ step }) => ({
    display: 'grid',
    gridTemplateColumns: '200px minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: '8px 32px',
    paddingBlock: 24,
    borderBlockStart: '1px solid var(--foyer-border)',
    '& > [data-slot=specimen]': {
      fontSize: `var(${getTypeSizeProperty(step)})`,
      lineHeight: step === 't5' || step === 't4' ? 1.12 : 1.5,
    },
    '& > [data-slot=specimen][data-heading]': heading,
    [media.below.md]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
)

const steps: readonly { step: TypeStep; use: string; sample: string; isHeading: boolean }[] = [
  { step: 't5', use: 'The page’s title', sample: 'Six left. The desert counted them too.', isHeading: true },
  { step: 't4', use: 'Sections', sample: 'Showtimes in Portmere', isHeading: true },
  { step: 't3', use: 'Cards, cinemas', sample: 'The Last Lighthouse Keeper of Skarn', isHeading: true },
  {
    step: 't2',
    use: 'Running text',
    sample:
      'When the wells at Tamrit fail, six salt carriers set out across nine hundred kilometres of white desert with one camel, one map and a debt that cannot be paid in salt.',
    isHeading: false,
  },
  {
    step: 't1',
    use: 'Facts, notes',
    sample: '2h 11m, Adventure, opens Friday 13 March, £13.50',
    isHeading: false,
  },
]

function Type() {
  const { theme } = useStoryBrand()
  const { heading: head, body, sizes } = theme.typography
  return (
    <BookPage
      title="Type"
      intro={`${theme.name} speaks in two families and five sizes, of which a page uses what it needs.`}
    >
      <Chapter title="Families">
        <Tiles min={420}>
          <Family data-family="heading">
            <p data-slot="letters">Aa Gg</p>
            <p data-slot="set">ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 &amp; ?!£</p>
            <Caption>
              {head.family}
              <span>--foyer-font-heading</span>
              <span>weight {head.weight}</span>
              <span>tracking {head.tracking} em</span>
            </Caption>
          </Family>
          <Family data-family="body">
            <p data-slot="letters">Aa Gg</p>
            <p data-slot="set">ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 &amp; ?!£</p>
            <Caption>
              {body.family}
              <span>--foyer-font-body</span>
              <span>
                weight {body.weight}, strong {body.strongWeight}
              </span>
            </Caption>
          </Family>
        </Tiles>
      </Chapter>
      <Chapter title="Sizes" note="From 600 px up, and below.">
        {steps.map(({ step, use, sample, isHeading }) => (
          <Line key={step} step={step}>
            <Caption>
              {use}
              <span>
                --{step}, {sizes[step].wide} px
                {sizes[step].narrow === sizes[step].wide ? '' : `, below ${sizes[step].narrow} px`}
              </span>
            </Caption>
            <p data-slot="specimen" data-heading={isHeading ? '' : undefined}>
              {sample}
            </p>
          </Line>
        ))}
      </Chapter>
    </BookPage>
  )
}

const meta: Meta<typeof Type> = {
  title: 'Foundations/Type',
  component: Type,
  parameters: { bare: true },
  tags: ['!autodocs'],
}
export default meta

export const Scale: StoryObj<typeof Type> = { name: 'Type', tags: ['all-variants'] }
