/** Requests that are wrong, too many, or name what is not there. */
export const requests = {
  notInstalled: {
    title: 'Not installed',
    detail: 'Laurel is not installed in your chat workspace. Install it again, then try once more.',
  },
  notFound: {
    title: 'Not found',
    detail: 'There is no such %{what} in your team. Reload the list and choose from it.',
  },
  nothingHere: {
    title: 'Nothing here',
    detail: 'There is nothing at this address. The calls that exist are described at /docs.',
  },
  fairnessOff: {
    title: 'Report switched off',
    detail: 'The report on fairness is switched off. An administrator can switch it on in its page.',
  },
  exportsTooMany: {
    title: 'Too many exports',
    detail: 'You have %{max} exports. Delete one, then order this one again.',
  },
  exportNotReady: {
    title: 'Not ready yet',
    detail: 'This export is not ready. Wait for the message in Slack, or look at the list of your exports.',
  },
  cursorRefused: {
    title: 'Cursor refused',
    detail:
      'This cursor does not fit the list as it is sorted now. Read the first page again and follow its link rel="next".',
  },
  rangeTooDeep: {
    title: 'Range too deep',
    detail: 'A range begins at row %{max} at most. Read on by the link rel="next" of the page before.',
  },
  invalidRequest: {
    title: 'Invalid request',
    detail: 'Correct the request and send it again.',
    field: 'Correct %{path}: %{message}',
    reason: '%{reason} Correct the request and send it again.',
  },
  tooSlowToSend: {
    title: 'Request not complete',
    detail: 'The request did not arrive in time. Send it again, in smaller parts if the connection is slow.',
  },
  internal: {
    title: 'Something went wrong',
    detail: 'Something went wrong on our side. Try again; sending the same Idempotency-Key is safe.',
  },
  tooLarge: { title: 'Too large', detail: 'The request is too large. Send less at once.' },
  headersTooLarge: {
    title: 'Too large',
    detail: 'The headers of the request are too large. Send less of them.',
  },
  unreadable: {
    title: 'Invalid request',
    detail: 'This is not a request of HTTP/1.1. Correct it and send it again.',
  },
  tooManyRequests: {
    title: 'Too many requests',
    detail: 'Too many requests at once. Wait for the seconds in Retry-After, then try again.',
  },
  tooManyFiles: {
    title: 'Too many files',
    detail: 'You saved %{max} files of personal data within an hour. Try again later.',
  },
} as const
