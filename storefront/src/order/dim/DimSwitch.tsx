import { styled } from '@foyer/design-system/foundations/styled'
import { Icon } from '@foyer/design-system/foundations/icon'
import { Switch } from '@foyer/design-system/forms/switch'
import { useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { useHydrated, useStores, useText } from '../../context/hooks.ts'
import { createDimMemory } from './dim-memory.ts'

/** As dark as texts stay legible on every ground. */
const Shade = styled('div')({
  position: 'fixed',
  inset: 0,
  zIndex: 2_000,
  background: '#000',
  opacity: 0.3,
  pointerEvents: 'none',
  // In a dark auditorium nothing moves either: everything but the shade itself is named by not being it.
  'html[data-dim] :not(&), html[data-dim] :not(&)::before, html[data-dim] :not(&)::after': {
    animation: 'none !important',
    transition: 'none !important',
    scrollBehavior: 'auto !important',
  },
})

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '& > svg': { flex: 'none', alignSelf: 'start', marginBlockStart: 2 },
  '& > span:first-of-type': { minInlineSize: 0, overflowWrap: 'anywhere' },
  '& strong': { display: 'block', fontWeight: 650, lineHeight: 1.4 },
  '& small': { color: 'var(--foyer-text-muted)', fontSize: 'var(--foyer-text-sm)', lineHeight: 1.4 },
})

const dimAttribute = 'data-dim'

/** Takes brightness off the page, and all motion, for as long as the film is on; the choice stays. */
export function DimSwitch() {
  const { core } = useStores()
  const { t } = useText()
  const isHydrated = useHydrated()
  const helpId = useId()
  const [memory] = useState(() => createDimMemory(core.platform.local))
  const [chosen, setChosen] = useState<boolean | null>(null)
  // The server does not know what this browser remembers.
  const isDim = chosen ?? (isHydrated && memory.get())
  useEffect(() => {
    const { documentElement } = document
    documentElement.toggleAttribute(dimAttribute, isDim)
    return () => documentElement.removeAttribute(dimAttribute)
  }, [isDim])
  return (
    <>
      <Row>
        <Icon name="moon" size={20} />
        <span>
          <strong>{t('transaction.dim')}</strong>
          <small id={helpId}>{t('transaction.dim.help')}</small>
        </span>
        <Switch
          name="dim"
          label={t('transaction.dim')}
          aria-describedby={helpId}
          checked={isDim}
          onChange={(isOn) => {
            setChosen(isOn)
            memory.set(isOn)
          }}
        />
      </Row>
      {isDim && createPortal(<Shade data-slot="dim" aria-hidden="true" />, document.body)}
    </>
  )
}
