import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { displayRulesId } from '../../app/page-state.ts'
import { usePage } from '../../app/hooks.ts'
import { useVisit } from '../../app/visit.ts'
import { hidingCss } from '../../stores/display-rules.ts'

/** Hides what the content's rules hide on the page shown; the server's own sheet stands until this one does. */
export const DisplayRules = observer(function DisplayRules() {
  const { content } = useVisit()
  const { url } = usePage()
  const [sheet] = useState(() => new CSSStyleSheet())
  const css = hidingCss(content.elementDisplayRules, url.pathname)

  useEffect(() => {
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    }
  }, [sheet])

  useEffect(() => {
    sheet.replaceSync(css)
    document.getElementById(displayRulesId)?.remove()
  }, [css, sheet])

  return null
})
