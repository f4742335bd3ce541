import { Heading } from '@storybook/addon-docs/blocks'
import { styled } from 'storybook/theming'
import type { Guidance } from '../guidance.ts'
import { Words } from './Words.tsx'

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
  '& h3': { margin: '0 0 8px', fontSize: 14, fontWeight: 700 },
  '& ul': { margin: 0, paddingInlineStart: 18 },
  '& li': { marginBlockEnd: 8 },
  '& p': { margin: 0 },
}))

const Keys = styled.dl(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, max-content) 1fr',
  gap: '8px 20px',
  marginBlock: '16px 24px',
  '& kbd': {
    padding: '2px 6px',
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: 4,
    fontFamily: 'inherit',
    fontSize: 13,
    whiteSpace: 'nowrap',
  },
  '& dd': { margin: 0 },
}))

const Sentences = ({ of }: { of: readonly string[] }) => (
  <ul>
    {of.map((sentence) => (
      <li key={sentence}>
        <Words text={sentence} />
      </li>
    ))}
  </ul>
)

/** When a component is right and when another one is. */
export const UsageGuidance = ({ of: { do: right, dont } }: { of: Guidance }) => (
  <Pair>
    <Side data-kind="do">
      <h3>Do</h3>
      <Sentences of={right} />
    </Side>
    <Side data-kind="dont">
      <h3>Don’t</h3>
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

/** Keys, and what assistive technology is told. */
export const AccessibilityGuidance = ({ of: { keys = [], announced = [] } }: { of: Guidance }) => (
  <>
    {keys.length + announced.length > 0 && <Heading>Accessibility</Heading>}
    {keys.length > 0 && (
      <Keys>
        {keys.map(([key, effect]) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </Keys>
    )}
    {announced.length > 0 && <Sentences of={announced} />}
  </>
)
