import { Heading, Subheading } from '@storybook/addon-docs/blocks'
import { styled } from 'storybook/theming'
import type { Guidance } from '../guidance.ts'
import { LinkedText } from './LinkedText.tsx'

const Pair = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: 24,
  marginBlock: '16px 32px',
})

const Side = styled.section(({ theme }) => ({
  paddingBlockStart: 12,
  borderBlockStart: `4px solid ${theme.color.positive}`,
  '&[data-kind=dont]': { borderBlockStartColor: theme.color.negative },
  '& ul': { margin: 0, paddingInlineStart: 18 },
  '& li': { marginBlockEnd: 8 },
  '& p': { margin: 0 },
  '& > p': { marginBlockEnd: 8, fontWeight: 700 },
}))

/** Doubled, as Storybook's own styles of tables are as specific as one class and come later. */
const Keys = styled.table(({ theme }) => ({
  '&&': { inlineSize: '100%', margin: '16px 0 24px', borderCollapse: 'collapse', fontSize: 14 },
  '&& tr': { border: 0, background: 'none' },
  '&& th, && td': {
    padding: '8px 20px 8px 0',
    border: 0,
    borderBlockEnd: `1px solid ${theme.appBorderColor}`,
    background: 'none',
    lineHeight: '24px',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '&& tbody th': { inlineSize: '30%', minInlineSize: 112, fontWeight: 400 },
  '& kbd': {
    display: 'inline-block',
    padding: '0 6px',
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: 4,
    fontFamily: 'inherit',
    fontSize: 13,
  },
}))

const Sentences = ({ of }: { of: readonly string[] }) => (
  <ul>
    {of.map((sentence) => (
      <li key={sentence}>
        <LinkedText text={sentence} />
      </li>
    ))}
  </ul>
)

/** When a component is right and when another one is. */
export const UsageGuidance = ({ of: { do: right, dont } }: { of: Guidance }) => (
  <Pair>
    <Side data-kind="do">
      <p>Do</p>
      <Sentences of={right} />
    </Side>
    <Side data-kind="dont">
      <p>Don’t</p>
      <Sentences of={dont} />
    </Side>
  </Pair>
)

/** What a component is made of. */
export const Anatomy = ({ of }: { of: readonly string[] }) => (
  <>
    <Heading>Anatomy</Heading>
    <ol>
      {of.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ol>
  </>
)

/** Keys, and what assistive technology announces. */
export const AccessibilityGuidance = ({ of: { keys = [], announced = [] } }: { of: Guidance }) => (
  <>
    {keys.length + announced.length > 0 && <Heading>Accessibility</Heading>}
    {keys.length > 0 && (
      <>
        <Subheading>Keyboard</Subheading>
        <Keys>
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">What it does</th>
            </tr>
          </thead>
          <tbody>
            {keys.map(([key, effect]) => (
              <tr key={key}>
                <th scope="row">
                  <kbd>{key}</kbd>
                </th>
                <td>{effect}</td>
              </tr>
            ))}
          </tbody>
        </Keys>
      </>
    )}
    {announced.length > 0 && (
      <>
        <Subheading>Announced</Subheading>
        <Sentences of={announced} />
      </>
    )}
  </>
)
