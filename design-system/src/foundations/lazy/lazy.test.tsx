import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { ErrorBoundary } from '../../feedback/error-boundary/index.ts'
import { retryFailedImports, lazyWithRetry, lazyImport } from './index.ts'

jest.unmock('@emotion/sheet')

/** A fetch that fails so often, then gives what it is to give. */
function failing<T>(failures: number, part: T) {
  const load = jest.fn(async () => {
    if (load.mock.calls.length <= failures) throw new TypeError('Failed to fetch')
    return part
  })
  return load
}

describe('a late part', () => {
  it('is fetched with the first call, once, whoever calls', async () => {
    const load = failing(0, { count: 1 })
    const part = lazyImport(load)
    expect(load).not.toHaveBeenCalled()
    const [one, other] = await Promise.all([part(), part()])
    expect(one).toBe(other)
    expect(await part()).toBe(one)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('that did not come is asked for again with the next call, and told to who asked before', async () => {
    const load = failing(1, { count: 1 })
    const part = lazyImport(load)
    const [one, other] = [part(), part()]
    await expect(one).rejects.toThrow('Failed to fetch')
    await expect(other).rejects.toThrow('Failed to fetch')
    expect(load).toHaveBeenCalledTimes(1)
    expect(await part()).toEqual({ count: 1 })
    expect(load).toHaveBeenCalledTimes(2)
  })
})

describe('a late component', () => {
  const Greeting = ({ name }: { name: string }) => <p>Good evening, {name}</p>
  const show = async (load: () => Promise<typeof Greeting>) => {
    const Lazy = lazyWithRetry(load)
    const view = (page: string) => (
      <ErrorBoundary
        resetKey={page}
        fallback={(error, reset) => <button onClick={reset}>{error.message}: try again</button>}
      >
        <Suspense fallback="One moment">
          <Lazy name={page} />
        </Suspense>
      </ErrorBoundary>
    )
    const { rerender } = await act(async () => render(view('Ada')))
    return { goTo: (page: string) => act(async () => rerender(view(page))) }
  }
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => {
    jest.restoreAllMocks()
  })

  it('stands in its place once its script is there, with what it was given', async () => {
    let come: (part: typeof Greeting) => void = () => undefined
    await show(() => new Promise((resolve) => (come = resolve)))
    expect(screen.getByText('One moment')).toBeVisible()
    await act(async () => come(Greeting))
    expect(screen.getByText('Good evening, Ada')).toBeVisible()
  })

  it('whose script did not come is a failure until it is tried again, then it is asked for anew', async () => {
    const load = failing(2, Greeting)
    await show(load)
    const again = () => screen.findByRole('button', { name: 'Failed to fetch: try again' })
    expect(await again()).toBeVisible()
    expect(load).toHaveBeenCalledTimes(1)
    await userEvent.click(await again())
    expect(await again()).toBeVisible()
    expect(load).toHaveBeenCalledTimes(2)
    await userEvent.click(await again())
    expect(await screen.findByText('Good evening, Ada')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('that has come is not asked for again, whatever else is tried again', async () => {
    const load = failing(1, Greeting)
    const { goTo } = await show(load)
    await goTo('Odile')
    expect(load).toHaveBeenCalledTimes(2)
    retryFailedImports()
    await goTo('Ada')
    expect(screen.getByText('Good evening, Ada')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('is tried again on another page', async () => {
    const load = failing(1, Greeting)
    const { goTo } = await show(load)
    await goTo('Odile')
    expect(screen.getByText('Good evening, Odile')).toBeVisible()
  })
})
