import type { Finding } from '@laurel/contract/recognition/findings.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'

/** What was seen, in a sentence. */
export const useSentence = (): ((finding: Finding) => string) => {
  const text = useText()
  const { locale } = useFormats()
  const listed = new Intl.ListFormat(locale, { type: 'conjunction' })
  return ({ signal, users, share }) => {
    const names = users.map(({ name }) => name)
    const [first = '', second = '', ...others] = names
    return text(`radar.sentences.${signal}`, {
      first,
      second,
      share,
      people: listed.format(names),
      others: listed.format([second, ...others]),
    })
  }
}

/** How much it is about. */
export const useAmount = (): ((finding: Pick<Finding, 'signal' | 'times' | 'weight'>) => string) => {
  const text = useText()
  const formats = useFormats()
  return ({ signal, times, weight }) =>
    signal === 'wordless'
      ? text('radar.thanksCount', { smart_count: weight })
      : `${formats.points(weight)} · ${text('radar.times', { smart_count: times })}`
}

/** `November 2026`. */
export const useMonthName = (): ((month: string) => string) => {
  const { locale } = useFormats()
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return month => format.format(new Date(`${month}-15T00:00:00.000Z`))
}
