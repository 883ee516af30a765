import type { CategoryKey } from '../categories.ts'

/** The causes of Every.org that are read, each with the section of the page for nonprofits without a classification. */
export const everyOrgCauses = {
  animals: 'animals',
  art: 'arts',
  cancer: 'health',
  climate: 'environment',
  education: 'education',
  environment: 'environment',
  health: 'health',
  housing: 'human-services',
  humans: 'human-services',
  lgbt: 'community',
  oceans: 'environment',
  veterans: 'human-services',
  youth: 'human-services',
} as const satisfies Readonly<Record<string, CategoryKey>>

export const isCause = (text: string): text is keyof typeof everyOrgCauses => text in everyOrgCauses
