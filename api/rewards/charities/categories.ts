/** The sections of the page, in their order, with the letters of the classification codes that belong to each. */
const sections = [
  { key: 'animals', title: 'Animals', letters: 'D' },
  { key: 'environment', title: 'Environment', letters: 'C' },
  { key: 'education', title: 'Education', letters: 'B' },
  { key: 'health', title: 'Health', letters: 'EFGH' },
  { key: 'human-services', title: 'Human services', letters: 'IJKLMNOP' },
  { key: 'arts', title: 'Arts and culture', letters: 'A' },
  { key: 'international', title: 'International', letters: 'Q' },
  { key: 'community', title: 'Community and civil rights', letters: 'RSTUVW' },
  { key: 'religion', title: 'Religion', letters: 'X' },
] as const

export type CategoryKey = (typeof sections)[number]['key']
export type Category = { readonly key: CategoryKey; readonly title: string }

export const categories: readonly Category[] = sections.map(({ key, title }) => ({ key, title }))

/** The section of a classification code; empty for codes that belong to none. */
export const categoryOf = (classificationCode: string): CategoryKey | '' =>
  sections.find(({ letters }) => letters.includes(classificationCode.charAt(0)))?.key ?? ''
