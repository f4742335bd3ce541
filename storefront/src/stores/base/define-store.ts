/**
 * Defines one or several related stores that not every page needs: created on first use, once for each set of a page's
 * stores. The module of the definition is loaded by its importers, so that a page without it has none of its code.
 * Stores of every page are created in `createStores` instead.
 * @param create takes the page's stores; may get other definitions
 * @returns a function from a set of stores to the store; in a component `useStore(getX)`
 */
export function defineStore<Owner extends object, Store>(
  create: (owner: Owner) => Store,
): (owner: Owner) => Store {
  const stores = new WeakMap<Owner, { readonly store: Store }>()
  return (owner) => {
    let store = stores.get(owner)
    if (!store) {
      store = { store: create(owner) }
      stores.set(owner, store)
    }
    return store.store
  }
}
