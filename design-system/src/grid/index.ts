export { Grid, GridColumn, type GridColumnProps } from './Grid.tsx'
