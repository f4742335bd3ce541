/** Milliseconds for which a page is only just there: what opens over it then comes with it. */
const justThereFor = 6_000

/**
 * Whether the visitor has begun with the page: has pressed something, has scrolled, or has seen it for some seconds, as on
 * a slow line before its script has come. Nothing opens over a page that is being read (decision 0030); 0.2 kB.
 */
export function isReading(): boolean {
  const [painted] = performance.getEntriesByName('first-contentful-paint')
  return (
    window.scrollY > 0 ||
    // Older browsers do not say; there the time decides.
    (navigator.userActivation as UserActivation | undefined)?.hasBeenActive === true ||
    (painted !== undefined && performance.now() - painted.startTime > justThereFor)
  )
}
