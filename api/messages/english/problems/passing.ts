/** What passes: the same request may succeed later. */
export const passing = {
  overloaded: {
    title: 'Too busy',
    detail:
      'Laurel has more to do than it can take just now, and did nothing with this request. Wait for the seconds in Retry-After, then send it again.',
  },
  tooManyAtOnce: {
    title: 'Too many requests',
    detail:
      'Too many requests from this address are under way, and nothing was done with this one. Wait for the seconds in Retry-After, then send it again.',
  },
  catchingUp: {
    title: 'Catching up',
    detail:
      'Laurel is catching up and can’t show this yet. Wait for the seconds in Retry-After, then ask again; without after, you get what it shows now.',
  },
  stopping: {
    title: 'Stopping',
    detail:
      'Laurel is stopping, and did nothing with this request. Wait for the seconds in Retry-After, then send it again.',
  },
  tooManyStreams: {
    title: 'Too many live streams',
    detail: 'This sign-in listens %{max} times already. Close a tab or a connection, then connect again.',
  },
  tooSlow: {
    title: 'Not available',
    detail:
      'Laurel did not finish this in time; its database may be busy or not answer. Try again in a moment; sending the same Idempotency-Key is safe.',
  },
  logAway: {
    title: 'Not available',
    detail:
      'Laurel can’t reach its event log. Try again in a moment; sending the same Idempotency-Key is safe.',
  },
  databaseAway: {
    title: 'Not available',
    detail:
      'Laurel can’t reach its database. Try again in a moment; sending the same Idempotency-Key is safe.',
  },
  databaseShort: {
    title: 'Not available',
    detail:
      'Laurel’s database is out of disk space, memory or connections; its operator has to provide more. Try again later; sending the same Idempotency-Key is safe.',
  },
  clockWrong: {
    title: 'Not available',
    detail:
      'The clock of Laurel’s server is wrong, so nothing is recorded; its operator has to set it. Try again later; sending the same Idempotency-Key is safe.',
  },
  picturesAway: {
    title: 'Not available',
    detail: 'Laurel can’t reach its storage of pictures. Try again in a moment.',
  },
  picturesRefused: {
    title: 'Not available',
    detail:
      'Laurel’s storage of pictures does not accept what Laurel asks for; its operator has to check the S3 settings.',
  },
  chatUnavailable: {
    title: 'Chat workspace unavailable',
    detail: 'Your chat workspace did not answer. Wait a moment and try again.',
  },
  notYetShown: {
    title: 'Not shown yet',
    detail: 'Your team is still being read in. Wait a moment and try again.',
  },
} as const
