export const action = {
  cancel: 'Cancel',
  delete: 'Delete',
  remove: 'Remove',
  failed: 'Something went wrong, please try again.',
} as const
