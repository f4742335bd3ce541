export {
  JoinedWordsProvider,
  useJoinWords,
  type JoinedWordsProviderProps,
  type JoinWords,
} from './JoinedWords.tsx'
