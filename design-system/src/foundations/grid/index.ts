export { Grid, GridColumn, type GridColumnProps, type GridProps } from './Grid.tsx'
