import type { Meta, StoryObj } from '@storybook/react-vite'
import { auditPairs, type AuditedPair } from '@foyer/theme-tokens/audit'
import { getColorDifference } from '@foyer/theme-tokens/values/color'
import { styled } from '@foyer/design-system/foundations/styled'
import { Icon } from '../../src/foundations/icon/index.ts'
import { useStoryBrand } from '../brand.ts'
import { BookPage, Caption, Chapter, Paint, formatRatio, Tiles } from './parts.tsx'

const Band = styled('div')({
  display: 'grid',
  alignContent: 'end',
  gap: 4,
  minBlockSize: 280,
  padding: 32,
  borderRadius: 'var(--foyer-radius-lg)',
  background: 'var(--foyer-brand)',
  color: 'var(--foyer-on-primary)',
  '& > strong': {
    fontFamily: 'var(--foyer-font-heading)',
    fontSize: 'var(--foyer-text-2xl)',
    fontWeight: 'var(--foyer-heading-weight)',
    letterSpacing: 'var(--foyer-heading-tracking)',
    lineHeight: 1.12,
  },
})

const Ground = styled('div', { shouldForwardProp: (prop) => prop !== 'paint' })<{ paint: string }>(
  ({ paint }) => ({
    padding: '20px 24px',
    borderRadius: 'var(--foyer-radius-lg)',
    background: paint,
    boxShadow: 'inset 0 0 0 1px var(--foyer-border)',
    '& > p': { color: 'var(--foyer-text)', fontSize: 14 },
    '& > dl': { display: 'grid', margin: '12px 0 0' },
    '& > dl > div': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: 16,
      paddingBlock: 6,
      borderBlockStart: '1px solid var(--foyer-border)',
    },
    '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
  }),
)
const Ink = styled('dt', { shouldForwardProp: (prop) => prop !== 'paint' })<{ paint: string }>(
  ({ paint }) => ({
    color: paint,
    fontWeight: 'var(--foyer-strong-weight)',
  }),
)

const Fill = styled('div', { shouldForwardProp: (prop) => prop !== 'pair' })<{ pair: AuditedPair }>(
  ({ pair }) => ({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    minBlockSize: 64,
    paddingInline: 20,
    borderRadius: 'var(--foyer-radius-md)',
    background: pair.background,
    color: pair.foreground,
    fontWeight: 'var(--foyer-strong-weight)',
    fontVariantNumeric: 'tabular-nums',
  }),
)

const Table = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: 14,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    paddingBlock: 8,
    paddingInlineEnd: 16,
    borderBlockEnd: '1px solid var(--foyer-border)',
    textAlign: 'start',
  },
  '& th': { color: 'var(--foyer-text-muted)', fontWeight: 400 },
  '& svg': { verticalAlign: 'middle' },
})
const Sample = styled('span', { shouldForwardProp: (prop) => prop !== 'pair' })<{ pair: AuditedPair }>(
  ({ pair }) => ({
    display: 'inline-block',
    inlineSize: 44,
    blockSize: 28,
    borderRadius: 'var(--foyer-radius-sm)',
    border: `6px solid ${pair.background}`,
    background: pair.foreground,
    boxShadow: '0 0 0 1px var(--foyer-border)',
    verticalAlign: 'middle',
  }),
)

const inks = ['text', 'muted', 'ink', 'secondary', 'error', 'warning', 'success'] as const
const grounds = ['bg', 'surface', 'surface2'] as const
const colorNames: Readonly<Record<string, string>> = {
  bg: 'background',
  surface2: 'surface-2',
  muted: 'text-muted',
  ink: 'primary-text',
}
/** The custom property of a colour: `surface2` is `--foyer-surface-2`. */
const getProperty = (token: string) => `--foyer-${colorNames[token] ?? token}`

const names: Record<(typeof grounds)[number], string> = { bg: 'Page', surface: 'Surface', surface2: 'Sunken' }

function Color() {
  const { theme, mode, contrast, tokens } = useStoryBrand()
  const pairs = auditPairs(tokens, contrast)
  const ratio = (name: string) => formatRatio(pairs.find((pair) => pair.name === name)?.ratio ?? Number.NaN)
  const fills = pairs.filter(
    ({ name, kind }) => kind === 'text' && /^(on|headerInk|hero|seats\.on)|on pressed$/.test(name),
  )
  const failing = pairs.filter(({ passes }) => !passes)
  return (
    <BookPage
      title="Colour"
      intro={`${theme.name}, ${mode.toLowerCase()} mode, ${contrast.toLowerCase()} contrast. Two tracks: the exact colour of the brand on large surfaces and filled controls, and inks near it that can be read.`}
    >
      <Chapter
        title="The brand’s colour"
        note="Exactly as it was chosen. What is drawn in it as text or as a line takes the ink."
      >
        <Tiles min={420}>
          <Band>
            <strong>{theme.name}</strong>
            <span>{tokens.brand}</span>
          </Band>
          <Tiles min={180}>
            {(['primary', 'ink', 'secondary'] as const).map((token) => (
              <div key={token}>
                <Paint paint={tokens[token]} />
                <Caption>
                  {token}
                  <span>{getProperty(token)}</span>
                  <span>{tokens[token]}</span>
                  {token === 'ink' && (
                    <span>moved {getColorDifference(tokens.brand, tokens.ink).toFixed(1)} ΔE</span>
                  )}
                </Caption>
              </div>
            ))}
          </Tiles>
        </Tiles>
      </Chapter>
      <Chapter
        title="Grounds, and what is written on them"
        note="Each word is set in its colour; beside it stands what it reaches."
      >
        <Tiles min={320}>
          {grounds.map((ground) => (
            <Ground key={ground} paint={tokens[ground]}>
              <p>
                <strong>{names[ground]}</strong> {getProperty(ground)} {tokens[ground]}
              </p>
              <dl>
                {inks.map((ink) => (
                  <div key={ink}>
                    <Ink paint={tokens[ink]}>{ink}</Ink>
                    <dd>{ratio(`${ink} on ${ground}`)}</dd>
                  </div>
                ))}
              </dl>
            </Ground>
          ))}
        </Tiles>
      </Chapter>
      <Chapter title="Fills, and what is written on them">
        <Tiles min={240}>
          {fills.map((pair) => (
            <Fill key={pair.name} pair={pair}>
              <span>{pair.name.replace(/^.* on /, '')}</span>
              <span>{formatRatio(pair.ratio)}</span>
            </Fill>
          ))}
        </Tiles>
      </Chapter>
      <Chapter title="Lines">
        <Tiles min={180}>
          {(['border', 'fieldBorder', 'primaryEdge'] as const).map((token) => (
            <div key={token}>
              <Paint paint={tokens[token]} />
              <Caption>
                {token}
                <span>{getProperty(token)}</span>
                <span>{tokens[token]}</span>
              </Caption>
            </div>
          ))}
        </Tiles>
      </Chapter>
      <Chapter
        title="Every pair"
        note={
          failing.length === 0
            ? `All ${pairs.length} pairs reach what ${contrast.toLowerCase()} contrast asks of them.`
            : `${failing.length} of ${pairs.length} pairs do not reach what ${contrast.toLowerCase()} contrast asks.`
        }
      >
        <Table>
          <thead>
            <tr>
              <th scope="col">Pair</th>
              <th scope="col">Colours</th>
              <th scope="col">Reaches</th>
              <th scope="col">Asked</th>
            </tr>
          </thead>
          <tbody>
            {pairs.map((pair) => (
              <tr key={pair.name}>
                <td>{pair.name}</td>
                <td>
                  <Sample pair={pair} /> {pair.foreground} on {pair.background}
                </td>
                <td>
                  <Icon
                    name={pair.passes ? 'check' : 'close'}
                    size={18}
                    label={pair.passes ? 'reached' : 'missed'}
                  />{' '}
                  {formatRatio(pair.ratio)}
                </td>
                <td>{formatRatio(pair.target)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Chapter>
    </BookPage>
  )
}

const meta: Meta<typeof Color> = {
  title: 'Foundations/Colour',
  component: Color,
  parameters: { bare: true },
  tags: ['!autodocs'],
}
export default meta

export const Tokens: StoryObj<typeof Color> = { name: 'Colour', tags: ['all-variants'] }
