import { useEffect, useRef, useState, type RefObject } from 'react'

/** px below the row within which a section that begins counts as in view. */
const beginsWithin = 48
/** px between the row and the section that it leads to. */
const gapBelow = 16
/** Where the browser does not say that it has come to rest. */
const longestScrollMs = 1000

/** The last section that has begun, or the first; the last one where the page ends. */
function getSectionInView(row: HTMLElement, ids: readonly string[]): string | undefined {
  const line = row.getBoundingClientRect().bottom + beginsWithin
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement
  const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1
  const begun = ids.filter((id) => {
    const section = document.getElementById(id)
    return section !== null && (isAtEnd || section.getBoundingClientRect().top <= line)
  })
  return begun[begun.length - 1] ?? ids[0]
}

const isStill = () =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

export interface SectionInView {
  /** Id of the section in view; the first before any has begun. */
  current: string | undefined
  /** Scrolls to a section and gives it the focus; false where the page has none of this id. */
  lead: (id: string) => boolean
}

/** Which of some sections is in view below a row that stays at the top, while the page is scrolled. */
export function useSectionInView(
  rowRef: RefObject<HTMLElement | null>,
  sections: readonly { id: string }[],
): SectionInView {
  const [current, setCurrent] = useState(sections[0]?.id)
  /** A section that is being scrolled to stays the current one past those on the way. */
  const isLeading = useRef(false)
  const ids = sections.map(({ id }) => id).join(' ')
  useEffect(() => {
    let frame = 0
    const measure = () => {
      frame = 0
      if (rowRef.current && !isLeading.current) setCurrent(getSectionInView(rowRef.current, ids.split(' ')))
    }
    const scrolled = () => {
      frame ||= requestAnimationFrame(measure)
    }
    const rested = () => {
      isLeading.current = false
      scrolled()
    }
    scrolled()
    addEventListener('scroll', scrolled, { passive: true })
    addEventListener('scrollend', rested)
    addEventListener('resize', scrolled)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', scrolled)
      removeEventListener('scrollend', rested)
      removeEventListener('resize', scrolled)
    }
  }, [rowRef, ids])
  const lead = (id: string) => {
    const section = document.getElementById(id)
    const row = rowRef.current
    if (!section || !row) return false
    isLeading.current = true
    setTimeout(() => {
      isLeading.current = false
    }, longestScrollMs)
    setCurrent(id)
    const top = section.getBoundingClientRect().top - row.offsetHeight - gapBelow
    if (!section.hasAttribute('tabindex')) section.tabIndex = -1
    section.focus({ preventScroll: true })
    scrollBy({ top, behavior: isStill() ? 'auto' : 'smooth' })
    return true
  }
  return { current, lead }
}
