/** Key of the goods that were bought last, in the storage that needs consent. */
export const lastGoodsKey = 'last-goods'
