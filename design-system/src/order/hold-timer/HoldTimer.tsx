import { styled } from '../../foundations/styled/index.ts'
import type { ComponentPropsWithRef } from 'react'
import { LiveRegion } from '../../feedback/live-region/index.ts'
import { media } from '../../foundations/media/index.ts'
import { visuallyHidden } from '../../foundations/visually-hidden/index.ts'

const secondMs = 1000
const minuteSeconds = 60
const twoMinutesSeconds = 120
const thirtySeconds = 30
const ringUnits = 100

const Root = styled('div', { name: 'FoyerHoldTimer', slot: 'Root' })({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 44,
  paddingInline: '10px 16px',
  borderRadius: 'var(--foyer-radius-control)',
  background: 'var(--foyer-surface)',
  color: 'var(--foyer-text)',
  fontSize: 'var(--foyer-text-sm)',
  boxShadow: '0 0 0 var(--foyer-card-border) var(--foyer-border)',
  '& > svg': { flex: 'none', rotate: '-90deg', fill: 'none', strokeWidth: 3, strokeLinecap: 'round' },
  '& [data-slot=track]': { stroke: 'var(--foyer-border)' },
  '& [data-slot=rest]': { stroke: 'var(--foyer-primary-text)' },
  '& > [role=timer]': {
    inlineSize: '5ch',
    fontSize: 'var(--foyer-text-md)',
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
  },
  '&[data-urgent]': { color: 'var(--foyer-error)', '& [data-slot=rest]': { stroke: 'var(--foyer-error)' } },
  [media.forcedColors]: {
    '&& [data-slot=track]': { stroke: 'GrayText' },
    '&& [data-slot=rest]': { stroke: 'Highlight' },
  },
  [media.below.sm]: {
    paddingInlineEnd: 12,
    '& > [data-slot=label]': visuallyHidden,
  },
})

/** "4:51"; never below "0:00". Rounded up, so that the clock reads 0:00 only when it is over. */
export function formatMinutesAndSeconds(remainingMs: number): string {
  const seconds = Math.max(0, Math.ceil(remainingMs / secondMs))
  return `${Math.floor(seconds / minuteSeconds)}:${String(seconds % minuteSeconds).padStart(2, '0')}`
}

export interface HoldTimerProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** ms until the seats go back, by the server's clock; the caller keeps it going, once a second. */
  remaining: number
  /** Duration of the whole hold, ms: sets how full the ring is. */
  total: number
  /** "Held for you". */
  label: string
  /** Announced politely at two minutes and at thirty seconds left, and at the end. */
  announcements: { twoMinutes: string; thirtySeconds: string; expired?: string | undefined }
}

const announcementFor = (seconds: number, texts: HoldTimerProps['announcements']): string => {
  if (seconds <= 0) return texts.expired ?? ''
  if (seconds <= thirtySeconds) return texts.thirtySeconds
  return seconds <= twoMinutesSeconds ? texts.twoMinutes : ''
}

/**
 * The timer of held seats: ring and figures, error color under two minutes, announced only at the marks. Only for
 * seats that are really held: never to put pressure on a visitor. Our own: Material UI has no such component.
 */
export function HoldTimer({ remaining, total, label, announcements, ...rest }: HoldTimerProps) {
  const seconds = Math.ceil(remaining / secondMs)
  const share = total > 0 ? Math.min(1, Math.max(0, remaining / total)) : 0
  return (
    <Root data-urgent={seconds < twoMinutesSeconds ? '' : undefined} {...rest}>
      <svg viewBox="0 0 26 26" width="26" height="26" aria-hidden="true" focusable="false">
        <circle data-slot="track" cx="13" cy="13" r="10" />
        {share > 0 && (
          <circle
            data-slot="rest"
            cx="13"
            cy="13"
            r="10"
            pathLength={ringUnits}
            strokeDasharray={`${(share * ringUnits).toFixed(1)} ${ringUnits}`}
          />
        )}
      </svg>
      <span data-slot="label">{label}</span>
      <span role="timer" aria-live="off" aria-label={`${label} ${formatMinutesAndSeconds(remaining)}`}>
        {formatMinutesAndSeconds(remaining)}
      </span>
      <LiveRegion message={announcementFor(seconds, announcements)} />
    </Root>
  )
}
