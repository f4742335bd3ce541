import type { RadiusStyle } from '@foyer/theme-tokens/values/radius'
import { useRootAttribute } from './root-attribute.ts'

/** How a brand's seats are drawn: their corners follow its radius style, their fill its primary button. */
export function useSeatStyle(): { radius: RadiusStyle; seats: 'filled' | 'outlined' } {
  const radius = useRootAttribute('data-radius')
  const button = useRootAttribute('data-button')
  return {
    radius: radius === 'Straight' || radius === 'FullRounded' ? radius : 'Rounded',
    seats: button === 'outlined' ? 'outlined' : 'filled',
  }
}
