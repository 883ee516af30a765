import type { Locale } from './locale.ts'

/** The country of a locale. A member who has not chosen one is treated as living in the United States. */
export const countryOfLocale = (locale: Locale | null | undefined): string => locale?.split('-')[1] ?? 'US'
