/** The texts of react-admin's own parts that are used here. */
export const ra = {
  action: { close: 'Close' },
  message: { unsaved_changes: 'Some of your changes are not saved. Leave without saving them?' },
  notification: { http_error: 'Laurel could not be reached. Try again.' },
} as const
