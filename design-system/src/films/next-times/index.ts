export { NextTimes, type NextTimesProps } from './NextTimes.tsx'
