/** A person who asks to be forgotten may expect it within a month. */
const daysToDestroy = 30
const dayMilliseconds = 24 * 60 * 60 * 1_000

/** The steps that remain after an erasure: backups are copies that Laurel can't reach. */
export const wordsAfterErasing = (erasedAt: Date): string => {
  const until = new Date(erasedAt.getTime() + daysToDestroy * dayMilliseconds)
  return [
    `Backups taken before ${erasedAt.toISOString()} still hold the key of this person and make their data readable.`,
    `Take a new backup now, and destroy the older ones by ${until.toISOString().slice(0, 10)}; keep them until then only in case the new one fails.`,
    'A person restored from an older backup has to be erased again.',
    '',
  ].join('\n')
}
