import { usePage, useStores } from '../../context/hooks.ts'

const yearForm = /^(19|20)\d{2}$/

/** The year of the page's address, else the current one. */
export function useYear(): number {
  const { today } = useStores()
  const requested = usePage().url.searchParams.get('year') ?? ''
  return Number(yearForm.test(requested) ? requested : today.businessDate().slice(0, 4))
}
