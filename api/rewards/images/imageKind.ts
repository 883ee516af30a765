const startsWith = (bytes: Uint8Array, start: string, at = 0): boolean =>
  Buffer.from(bytes.subarray(at, at + start.length)).toString('latin1') === start

export type ImageKind = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif'

/** The kind of a picture by its first bytes, whatever its file is called; null for anything else, such as SVG. */
export const imageKind = (bytes: Uint8Array): ImageKind | null => {
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png'
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg'
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp'
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif'
  if (startsWith(bytes, 'ftyp', 4) && (startsWith(bytes, 'avif', 8) || startsWith(bytes, 'avis', 8)))
    return 'avif'
  return null
}
