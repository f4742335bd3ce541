import { MemoryRouter, type MemoryRouterProps } from 'react-router-dom'
import { NavigateProvider } from '../NavigateProvider.tsx'

/** A router whose history is nobody's, with all that the application's own router gives. */
export function TestRouter({ children, ...rest }: MemoryRouterProps) {
  return (
    <MemoryRouter {...rest}>
      <NavigateProvider>{children}</NavigateProvider>
    </MemoryRouter>
  )
}
