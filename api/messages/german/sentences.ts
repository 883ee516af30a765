/** What Laurel writes in English before it knows a reader. The keys are those sentences. */
export const sentences = {
  'This file has more than 10 MB. Make it smaller.': 'Diese Datei hat mehr als 10 MB. Mach sie kleiner.',
} as const
