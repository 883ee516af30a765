export const states = {
  thisCouldNotBe: 'This could not be loaded',
  inactive: 'Laurel is switched off for %{team}.',
  kept: 'Points, settings and history stay.',
  activate: 'Activate',
} as const
