export function watchFolder(folder: string, onChange: (path: string) => void): () => void
