import { format } from 'date-fns'

/** `21 Nov 2026` in the reader's own time zone. */
export const formatDay = (instant: string): string => format(new Date(instant), 'd MMM yyyy')

/** `21 Nov 2026, 08:02`. */
export const formatInstant = (instant: string): string => format(new Date(instant), 'd MMM yyyy, HH:mm')
