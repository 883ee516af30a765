import { readFileSync } from 'node:fs'
import { z } from 'zod'

const Titles = z.record(z.string().regex(/^[A-Z][0-9][0-9A-Z]$/), z.object({ title: z.string().min(1) }))

/** The codes of the National Taxonomy of Exempt Entities, as JSON text: each code with its title. */
export const classificationsFile = readFileSync(new URL('classifications.json', import.meta.url), 'utf8')

const titles = new Map(Object.entries(Titles.parse(JSON.parse(classificationsFile))))

const unknownCode = 'Z99'

/** The code of a text: files add a fourth sign to some codes. Unknown and missing codes are `Z99`. */
export const classificationCodeOf = (text: string): string => {
  const code = text.trim().toUpperCase().slice(0, 3)
  return titles.has(code) ? code : unknownCode
}

export const classificationTitle = (code: string): string => titles.get(code)?.title ?? 'Unknown'
