export { LocationMap, type LocationMapProps, type MapPlace } from './LocationMap.tsx'
