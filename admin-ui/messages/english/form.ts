export const form = {
  required: 'Required',
  wholeNumber: 'Enter a whole number.',
  save: 'Save',
} as const
