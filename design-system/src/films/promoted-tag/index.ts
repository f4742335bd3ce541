export { PromotedTag, type Promotion, type PromotedTagProps } from './PromotedTag.tsx'
export { choosePromotion } from './choose-promotion.ts'
