export { PromotedTag, type Promotion, type PromotedTagProps } from './PromotedTag.tsx'
export { promotionOf } from './promotion-of.ts'
