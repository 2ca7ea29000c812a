/** Why files were refused: their type, their size, or more than one at once. */
export type FileRefusalReason = 'type' | 'size' | 'many'

/** Which files a FileDrop accepts: their types, and their size in bytes. */
export interface FileRules {
  /** Extensions and media types in the syntax of the `accept` attribute: `.pdf`, `image/png`, `image/*`. */
  accept?: readonly string[]
  maxBytes?: number
}

/**
 * The reason to reject these files, or null. A file picker applies `accept` only as a default, and a drop not
 * at all.
 */
export function refusalOf(files: readonly File[], { accept, maxBytes }: FileRules): FileRefusalReason | null {
  if (files.length > 1) return 'many'
  if (accept && files.some(file => !accept.some(kind => isOfKind(file, kind)))) return 'type'
  if (maxBytes !== undefined && files.some(file => file.size > maxBytes)) return 'size'
  return null
}

function isOfKind(file: File, kind: string): boolean {
  const accepted = kind.toLowerCase()
  if (accepted.startsWith('.')) return file.name.toLowerCase().endsWith(accepted)
  if (accepted.endsWith('/*')) return file.type.startsWith(accepted.slice(0, -1))
  return file.type === accepted
}
