/** A day in the person's own format. An unknown locale falls back to English. */
export const formatDay = (instant: string, locale: string): string =>
  new Intl.DateTimeFormat(supported(locale), { dateStyle: 'long' }).format(new Date(instant))

const supported = (locale: string): string => {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(locale)[0] ?? 'en-US'
  } catch (error) {
    if (error instanceof RangeError) return 'en-US'
    throw error
  }
}
