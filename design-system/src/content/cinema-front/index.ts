export { CinemaFront, type CinemaFrontProps } from './CinemaFront.tsx'
