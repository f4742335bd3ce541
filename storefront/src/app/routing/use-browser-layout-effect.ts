import { useEffect, useLayoutEffect } from 'react'

/** A layout effect that does nothing on the server, where React warns about layout effects. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect
