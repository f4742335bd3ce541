import { styled } from 'storybook/theming'
import { getModeProperties, getSharedProperties } from '@foyer/theme-tokens/css'
import type { BrandTheme } from '@foyer/theme-tokens/theme-model'
import { tokenMeanings } from './token-meanings.ts'

const narrow = '@media (max-width: 700px)'

const Scroller = styled.div({ overflowX: 'auto', marginBlock: '16px 32px' })

/** Doubled, as Storybook's own styles of tables are as specific as one class and come later. */
const Table = styled.table(({ theme }) => ({
  '&&': { inlineSize: '100%', margin: 0, borderCollapse: 'collapse', fontSize: 14, lineHeight: '20px' },
  '&& tr': { border: 0, background: 'none' },
  '&& th, && td': {
    padding: '10px 16px 10px 0',
    border: 0,
    borderBlockEnd: `1px solid ${theme.appBorderColor}`,
    background: 'none',
    textAlign: 'start',
    verticalAlign: 'top',
    [narrow]: { paddingInlineEnd: 12 },
  },
  '&& th': { fontWeight: 600 },
  '&& code': { margin: 0, padding: 0, border: 0, background: 'none', color: 'inherit', fontSize: 13 },
  '&& th code': { whiteSpace: 'nowrap' },
  '&& td code': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '&& td': { minInlineSize: 96, maxInlineSize: 220 },
}))

const Value = styled.span({ display: 'flex', alignItems: 'center', gap: 8 })

const Swatch = styled.span({
  flex: 'none',
  inlineSize: 16,
  blockSize: 16,
  borderRadius: 4,
  boxShadow: 'inset 0 0 0 1px rgb(128 128 128 / 60%)',
  forcedColorAdjust: 'none',
})

const isColor = (value: string) => /^(#|rgb|oklch|color\()/.test(value)

/** A brand in one of its modes. */
export interface TokenBrand {
  id: string
  name: string
  theme: BrandTheme
}

type Declarations = Readonly<Record<string, string | number>>

/** Values that name another token are followed to what they come to. */
function resolve(name: string, declarations: Declarations, depth = 0): string {
  const value = String(declarations[name] ?? '')
  return depth > 4
    ? value
    : value.replaceAll(/var\((--[\w-]+)\)/g, (_, inner: string) => resolve(inner, declarations, depth + 1))
}

function getDeclarations({ modes, defaultMode, buttons, ...theme }: BrandTheme): Declarations {
  const tokens = modes[defaultMode]
  return {
    ...getSharedProperties({ modes, defaultMode, buttons, ...theme }),
    ...(tokens ? getModeProperties(tokens, buttons) : {}),
  }
}

/** The tokens that a component draws with: what each is for, and its value in every brand's own mode. */
export function TokenTable({ tokens, brands }: { tokens: readonly string[]; brands: readonly TokenBrand[] }) {
  const columns = brands.map(({ id, name, theme }) => ({ id, name, declarations: getDeclarations(theme) }))
  return (
    <Scroller tabIndex={0} role="region" aria-label="Tokens">
      <Table>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">What it is for</th>
            {columns.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <tr key={token}>
              <th scope="row">
                <code>{token}</code>
              </th>
              <td>{tokenMeanings[token]}</td>
              {columns.map(({ id, declarations }) => {
                const value = resolve(token, declarations)
                return (
                  <td key={id}>
                    <Value>
                      {isColor(value) && <Swatch style={{ background: value }} />}
                      <code>{value}</code>
                    </Value>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  )
}
