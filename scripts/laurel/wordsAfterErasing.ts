/** Erasure requests must be completed within a month. */
const daysToDestroy = 30
const dayMilliseconds = 24 * 60 * 60 * 1_000

/** What remains to be done about copies that Laurel can't reach. */
export const wordsAfterErasing = (erasedAt: Date, isScrubbed: boolean): string => {
  const until = new Date(erasedAt.getTime() + daysToDestroy * dayMilliseconds)
  return [
    `Backups taken before ${erasedAt.toISOString()} still hold the key of this person. Their personal data can be read with such a backup.`,
    `Take a new backup now, and destroy the older ones by ${until.toISOString().slice(0, 10)}. Until then, keep them only in case the new one fails.`,
    'After restoring an older backup, erase this person again.',
    ...(isScrubbed
      ? []
      : [
          'The write-ahead log of PostgreSQL still holds rows about this person. Its superuser removes them with: vacuum; select pg_switch_wal(); checkpoint',
        ]),
    'Laurel cannot reach archives of the write-ahead log, replicas, snapshots of disks and logs of a proxy: delete those from before.',
    'Messages in Slack stay as they were posted: delete those there. Names that people typed without mentioning the person stay in their messages.',
    '',
  ].join('\n')
}
