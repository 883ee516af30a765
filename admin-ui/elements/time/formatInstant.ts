import { format } from 'date-fns/format'

/** `21 Nov 2026`, in the time zone the date was made in. */
export const formatDay = (date: Date): string => format(date, 'd MMM yyyy')

/** `21 Nov 2026, 08:02`. */
export const formatInstant = (date: Date): string => format(date, 'd MMM yyyy, HH:mm')
