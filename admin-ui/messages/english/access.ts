export const access = {
  proOnly: 'This feature is only available on the Pro plan.',
} as const
