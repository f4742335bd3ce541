/** Key of the goods that were bought last, in the storage that needs consent. */
export const lastGoodsKey = 'last-goods'
/** Of their stored form; another one is not read. */
export const lastGoodsVersion = 1
