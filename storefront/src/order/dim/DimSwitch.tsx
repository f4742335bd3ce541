import { styled } from '@foyer/design-system/foundations/styled'
import { Checkbox } from '@foyer/design-system/forms/checkbox'
import { useEffect, useState } from 'react'
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

const dimAttribute = 'data-dim'

/** Takes brightness off the page, and all motion, for as long as the film is on; the choice stays. */
export function DimSwitch() {
  const { core } = useStores()
  const { t } = useText()
  const isHydrated = useHydrated()
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
      <Checkbox
        name="dim"
        label={t('food-and-beverage.seat.dim')}
        help={t('food-and-beverage.seat.dim.help')}
        checked={isDim}
        onChange={(checked) => {
          setChosen(checked)
          memory.set(checked)
        }}
      />
      {isDim && createPortal(<Shade data-slot="dim" aria-hidden="true" />, document.body)}
    </>
  )
}
