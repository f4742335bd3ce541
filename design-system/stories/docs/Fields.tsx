import { styled } from 'storybook/theming'
import type { DocumentedField } from '../../scripts/docs/model.ts'
import { TypeText, LinkedText } from './LinkedText.tsx'

const narrow = '@media (max-width: 700px)'

const Table = styled.div(({ theme }) => ({
  marginBlock: '16px 32px',
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
  fontSize: 14,
  lineHeight: '20px',
  '& [role=row]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) minmax(0, 5fr)',
    gap: '6px 20px',
    paddingBlock: 12,
    borderBlockStart: `1px solid ${theme.appBorderColor}`,
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '&[data-columns="4"] [role=row]': {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) minmax(0, 1.3fr) minmax(0, 5fr)',
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& [role=columnheader]': { fontWeight: 600 },
  '& [data-head]': { border: 0, [narrow]: { display: 'none' } },
  '& [role=rowheader]': { fontWeight: 700, overflowWrap: 'anywhere' },
  '& [role=cell]:empty': { [narrow]: { display: 'none' } },
  '& code': {
    display: 'inline',
    margin: 0,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    fontSize: 13,
    lineHeight: '20px',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
  '& [role=cell] > p': { margin: 0, fontSize: 14, lineHeight: '20px' },
  // On a phone a row has no heads above it.
  '& [data-label]::before': { display: 'none', [narrow]: { display: 'inline', content: 'attr(data-label)' } },
}))

const Mark = styled.span({ display: 'block', fontSize: 12, fontWeight: 400 })

/** Props, or the fields of a type: what each is called, its type, its default where any has one, and what it means. */
export function Fields({ of, label, noun }: { of: readonly DocumentedField[]; label: string; noun: string }) {
  const hasDefaults = of.some((field) => field.default !== undefined)
  return (
    <Table role="table" aria-label={label} data-columns={hasDefaults ? 4 : 3}>
      <div role="row" data-head="">
        <span role="columnheader">{noun}</span>
        <span role="columnheader">Type</span>
        {hasDefaults && <span role="columnheader">Default</span>}
        <span role="columnheader">What it is</span>
      </div>
      {of.map(({ name, type, required, default: standard, description }) => (
        <div role="row" key={name}>
          <div role="rowheader">
            {name}
            {required && <Mark>required</Mark>}
          </div>
          <div role="cell">
            <TypeText type={type} />
          </div>
          {hasDefaults && (
            <div role="cell" data-label={standard === undefined ? undefined : 'Default '}>
              {standard !== undefined && <code>{standard}</code>}
            </div>
          )}
          <div role="cell">{description !== '' && <LinkedText text={description} />}</div>
        </div>
      ))}
    </Table>
  )
}
