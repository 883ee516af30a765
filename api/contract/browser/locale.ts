import type { User } from '../people/user.ts'

/** The locale that a person chose, or else the first one of their browser that `Intl` knows. */
export const localeOf = (
  { locale, metadata }: Pick<User, 'locale' | 'metadata'>,
  browserLocales: readonly string[],
): string => {
  const wanted = metadata.set_locale ? [locale, ...browserLocales] : browserLocales
  return wanted.flatMap(supported)[0] ?? 'en-US'
}

const supported = (locale: string): string[] => {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(locale)
  } catch (error) {
    if (error instanceof RangeError) return []
    throw error
  }
}
