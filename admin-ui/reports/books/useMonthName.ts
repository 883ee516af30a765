import { useMemo } from 'react'
import { useFormats } from '../../elements/formats/useFormats.ts'

/** Writes a month, `2026-10`, as `October 2026`. */
export const useMonthName = (): ((month: string) => string) => {
  const { locale } = useFormats()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    return month => format.format(new Date(`${month}-15T00:00:00.000Z`))
  }, [locale])
}
