/** A position of the log as receivers keep it. */
export const eventCursorOf = (position: number): string => Buffer.from(`e${position}`).toString('base64url')

/** The position of a cursor; undefined where no cursor was answered like this. */
export const positionIn = (cursor: string): number | undefined => {
  const position = /^e(\d{1,18})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1]
  return position === undefined ? undefined : Number(position)
}
