export { MuiScope } from './MuiScope.tsx'
