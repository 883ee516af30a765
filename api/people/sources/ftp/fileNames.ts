export type FileName =
  | { readonly kind: 'folder' }
  | { readonly kind: 'file'; readonly name: string }
  | { readonly kind: 'refused' }

const nameLengthMax = 200

/** The one folder of a connection, or a file in it. */
export const fileNameOf = (path: string): FileName => {
  const parts = path.split('/').filter(part => part !== '' && part !== '.')
  const [name, ...deeper] = parts
  if (name === undefined) return { kind: 'folder' }
  if (deeper.length > 0 || name === '..' || name.length > nameLengthMax || hasControls(name))
    return { kind: 'refused' }
  return { kind: 'file', name: name.toWellFormed() }
}

/** A name that clients give to a file while they upload it. It is read once it has another name. */
export const isTemporary = (name: string): boolean =>
  /^[.~]|\.(?:part|partial|filepart|tmp|temp|uploading|crdownload)$/i.test(name)

export const isReadable = (name: string): boolean => /\.(?:csv|txt)$/i.test(name)

/** A file of changes: `people-delta-2026-03-02.csv`. Every other file has everyone. */
export const isDelta = (name: string): boolean => /(?:^|[^a-z])delta(?:[^a-z]|$)/i.test(name)

/** Control characters and backslashes. */
const hasControls = (name: string): boolean =>
  [...name].some(character => character < ' ' || character === '\\' || character === '\u007f')
