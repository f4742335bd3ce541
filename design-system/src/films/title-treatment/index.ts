export { TitleTreatment, type TitleTreatmentProps } from './TitleTreatment.tsx'
