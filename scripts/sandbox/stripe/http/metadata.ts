import { z } from 'zod'
import { invalid } from './refusal.ts'

const keysMax = 50
const keyCharactersMax = 40
const valueCharactersMax = 500

const Key = z
  .string()
  .max(keyCharactersMax)
  .regex(/^[^[\]]*$/, 'must not contain square brackets')

/** Texts that programs keep with an object. An empty text instead of them removes all. */
export const Metadata = z.union([z.literal(''), z.record(Key, z.string().max(valueCharactersMax))])

/** What is kept of metadata: given values replace former ones, empty ones remove them. */
export const mergeMetadata = (
  known: Readonly<Record<string, string>>,
  given: z.infer<typeof Metadata> | undefined,
): Record<string, string> => {
  if (given === '') return {}
  const merged = Object.entries({ ...known, ...given }).filter(([, value]) => value !== '')
  if (merged.length > keysMax)
    throw invalid(`You can only have ${keysMax} metadata keys.`, { param: 'metadata' })
  return Object.fromEntries(merged)
}
