export const states = {
  thisCouldNotBe: 'This could not be loaded',
} as const
