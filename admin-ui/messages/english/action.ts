export const action = {
  cancel: 'Cancel',
  delete: 'Delete',
  remove: 'Remove',
  failed: 'Something went wrong, please try again.',
  tryAgain: 'Try again',
  close: 'Close',
  details: 'Details',
  latestActivity: 'Latest activity',
  change: 'Change',
  settings: 'Settings',
  showMore: 'Show more',
} as const
