export function identifySources(paths?: readonly string[], root?: string): string | null
