/** An encrypted field of an event that can't be decrypted although its person was not forgotten. */
export type UnreadableField = {
  readonly eventId: string
  readonly type: string
  readonly stream: string
  readonly revision: number
  readonly position: number
  /** The place of the field in the data, `profile.email`. */
  readonly field: string
}

/** Receives each field every time it is read. */
export type OnUnreadable = (field: UnreadableField) => void

/** The number of fields that are listed; a lost master key makes all of them unreadable. */
const countedMax = 100_000
const keptMax = 20

/** Counts unreadable fields, each once, and keeps the first of them. */
export const createUnreadableFields = () => {
  const seen = new Set<string>()
  const kept: UnreadableField[] = []
  const note: OnUnreadable = field => {
    const name = `${field.eventId}.${field.field}`
    if (seen.size >= countedMax || seen.has(name)) return
    seen.add(name)
    if (kept.length < keptMax) kept.push(field)
  }
  return {
    note,
    /** Whether this field was not noted before. */
    isNew: ({ eventId, field }: UnreadableField): boolean => !seen.has(`${eventId}.${field}`),
    first: (): readonly UnreadableField[] => kept,
    count: (): number => seen.size,
  }
}

export const unreadableText = ({ eventId, type, stream, position, field }: UnreadableField): string =>
  `The field ${field} of ${type} ${eventId} in ${stream} at position ${position} can't be decrypted; a placeholder replaces it.`
