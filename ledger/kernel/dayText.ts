import { formatISO } from 'date-fns/formatISO'

/** The calendar day of a date, `2026-11-20`, in the time zone that the date itself is in. */
export const dayText = (date: Date): string => formatISO(date, { representation: 'date' })
