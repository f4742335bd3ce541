export { CityPrompt, type CityGroup, type CityPromptProps } from './CityPrompt.tsx'
