import type { sentences as german } from '../german/sentences.ts'

export const sentences: Readonly<Record<keyof typeof german, string>> = {
  'This file has more than 10 MB. Make it smaller.': 'Este archivo tiene más de 10 MB. Hazlo más pequeño.',
}
