/** A person who asks to be forgotten may expect it within a month. */
const daysToDestroy = 30
const dayMilliseconds = 24 * 60 * 60 * 1_000

/** The steps that remain after an erasure: backups and other copies are out of Laurel's reach. */
export const wordsAfterErasing = (erasedAt: Date, isScrubbed: boolean): string => {
  const until = new Date(erasedAt.getTime() + daysToDestroy * dayMilliseconds)
  return [
    `Backups taken before ${erasedAt.toISOString()} still hold the key of this person and make their data readable.`,
    `Take a new backup now, and destroy the older ones by ${until.toISOString().slice(0, 10)}; keep them until then only in case the new one fails.`,
    'A person restored from an older backup has to be erased again.',
    ...(isScrubbed
      ? []
      : [
          'The write-ahead log of PostgreSQL still holds rows about this person. Its superuser removes them with: vacuum; select pg_switch_wal(); checkpoint',
        ]),
    'Archives of the write-ahead log, replicas, snapshots of disks and logs of a proxy are out of reach: delete those from before.',
    'Messages in Slack stay as they were posted: delete those there. Names that people typed without mentioning the person stay in their messages.',
    '',
  ].join('\n')
}
