import type { WeekStart } from './datePresets.ts'

const starts: readonly WeekStart[] = [1, 2, 3, 4, 5, 6, 0]

/** Browsers got it one after the other, so it may be missing. */
type WithWeeks = Pick<Intl.Locale, 'language'> & {
  readonly getWeekInfo?: () => { readonly firstDay: number }
}

/** The day on which weeks start for readers of a locale. Sunday in a browser that does not know. */
export const weekStartOf = (locale: string): WeekStart => {
  const named: WithWeeks = new Intl.Locale(locale)
  const firstDay = named.getWeekInfo?.().firstDay ?? 7
  return starts[firstDay - 1] ?? 0
}
