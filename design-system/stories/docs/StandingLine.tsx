import { styled } from 'storybook/theming'
import type { Standing } from '../../scripts/docs/model.ts'
import { Anchor } from './Anchor.tsx'

const Line = styled.p(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  margin: '0 0 16px',
  '& > strong': {
    padding: '2px 10px',
    border: `2px solid ${theme.color.positive}`,
    borderRadius: 99,
    fontSize: 13,
  },
  '&:not([data-status=Stable]) > strong': { borderColor: theme.color.warning },
}))

/** At the head of a page: how far the part can be built upon, since when, and the way to what changed. */
export const StandingLine = ({ of: { status, since } }: { of: Standing }) => (
  <Line data-status={status}>
    <strong>{status}</strong>
    <span>Since {since}</span>
    <Anchor path="/docs/guide-change-log--docs">Change log</Anchor>
  </Line>
)
