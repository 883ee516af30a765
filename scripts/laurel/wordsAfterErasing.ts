/** A person who asks to be forgotten may expect it within a month. */
const daysToDestroy = 30
const dayMilliseconds = 24 * 60 * 60 * 1_000

/** What whoever erased a person has to do about copies that Laurel can't reach. */
export const wordsAfterErasing = (erasedAt: Date): string => {
  const until = new Date(erasedAt.getTime() + daysToDestroy * dayMilliseconds)
  return [
    `Backups taken before ${erasedAt.toISOString()} still hold the key of this person, and whoever holds one can still read them.`,
    `Take a new backup now, and destroy the older ones by ${until.toISOString().slice(0, 10)}; keep them until then only in case the new one fails.`,
    'Who is restored from an older one has to be erased again.',
    '',
  ].join('\n')
}
