export { RuleList, type Rule, type RuleListProps } from './RuleList.tsx'
