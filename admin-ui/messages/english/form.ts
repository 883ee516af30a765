export const form = {
  atLeast: 'At least %{minimum}.',
  atMost: 'At most %{maximum}.',
  charactersMax: 'At most %{maximum} characters.',
  required: 'Required',
  save: 'Save',
  worth: 'Worth %{money}',
  wholeNumber: 'Write a whole number.',
} as const
