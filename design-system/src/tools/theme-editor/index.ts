export { ThemeEditor, type ThemeEditorProps } from './ThemeEditor.tsx'
export type { PreviewPage } from './Pages.tsx'
