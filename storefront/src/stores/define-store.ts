/**
 * Defines a store, or several that belong together, that not every page needs: made when first asked for, once for each
 * set of a page's stores, and gone with it. The module of the definition is fetched by what imports it, so that a page
 * without it carries none of its code. What every page has is made in `createStores` instead.
 * @param create takes the page's stores; may ask other definitions for theirs
 * @returns gives the store of a set of stores; in a component `useStore(getX)`
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
