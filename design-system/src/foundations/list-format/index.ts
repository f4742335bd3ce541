export {
  ListFormatProvider,
  useListFormat,
  type ListFormatProviderProps,
  type FormatList,
} from './ListFormat.tsx'
