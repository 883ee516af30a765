import { countryCodes } from '@laurel/contract/people/countries.ts'
import { useMemo } from 'react'
import { useFormats } from './useFormats.ts'

/** The codes of all countries, by their names in the language of the reader. */
export const useCountryCodes = (): readonly string[] => {
  const formats = useFormats()
  return useMemo(
    () => countryCodes.toSorted((one, other) => formats.country(one).localeCompare(formats.country(other))),
    [formats],
  )
}
