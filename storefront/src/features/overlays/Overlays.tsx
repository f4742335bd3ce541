import { useEffect, useState } from 'react'
import { useVisit } from '../../app/visit.ts'
import { ConsentNotice } from '../consent/ConsentNotice.tsx'
import { DisplayRules } from '../display-rules/DisplayRules.tsx'
import { HousePopup } from '../popups/HousePopup.tsx'

/** Milliseconds for which a page is looked at before something opens over it. */
const popupAfter = 3_000

/** Consent, popup and the rules of what is hidden here: one script, fetched after the page's. */
export function Overlays({ isCityAsked }: { isCityAsked: boolean }) {
  const { content } = useVisit()
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    void content.ensure()
    const later = setTimeout(() => setSettled(true), popupAfter)
    return () => clearTimeout(later)
  }, [content])
  return (
    <>
      <DisplayRules />
      <ConsentNotice />
      <HousePopup isHeld={isCityAsked || !isSettled} />
    </>
  )
}
