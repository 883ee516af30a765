export const action = {
  cancel: 'Cancel',
  failed: 'Something went wrong, please try again.',
} as const
