import { defineStore } from './define-store.ts'

describe('defineStore', () => {
  it('makes nothing before it is asked for', () => {
    const create = jest.fn(() => ({}))
    const getStore = defineStore(create)
    expect(create).not.toHaveBeenCalled()
    getStore({})
    expect(create).toHaveBeenCalledTimes(1)
  })

  it('gives one set of stores the same store every time', () => {
    const create = jest.fn((owner: { name: string }) => ({ of: owner.name }))
    const getStore = defineStore(create)
    const stores = { name: 'first' }
    expect(getStore(stores)).toBe(getStore(stores))
    expect(getStore(stores)).toEqual({ of: 'first' })
    expect(create).toHaveBeenCalledTimes(1)
  })

  it('gives each set of stores one of its own, as a server makes one for each request', () => {
    const getStore = defineStore((owner: { name: string }) => ({ of: owner.name }))
    expect(getStore({ name: 'first' })).toEqual({ of: 'first' })
    expect(getStore({ name: 'second' })).toEqual({ of: 'second' })
    expect(getStore({ name: 'equal' })).not.toBe(getStore({ name: 'equal' }))
  })

  it('keeps what is made as nothing, and does not make it again', () => {
    const create = jest.fn(() => undefined)
    const getStore = defineStore(create)
    const stores = {}
    getStore(stores)
    getStore(stores)
    expect(create).toHaveBeenCalledTimes(1)
  })

  it('lets a failed making be tried again', () => {
    const create = jest.fn<string, []>().mockImplementationOnce(() => {
      throw new TypeError('storage is closed')
    })
    create.mockReturnValue('store')
    const getStore = defineStore(create)
    const stores = {}
    expect(() => getStore(stores)).toThrow('storage is closed')
    expect(getStore(stores)).toBe('store')
  })
})
