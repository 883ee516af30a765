export { createLaurel, type Laurel, type LaurelOptions } from './createLaurel.ts'
export type { EventsOptions, LaurelEvent, ReadEvent } from './eventsFrom.ts'
export { dataOf, LaurelError } from './laurelError.ts'
export { rowsOf } from './rowsOf.ts'
