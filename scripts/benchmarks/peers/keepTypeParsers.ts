import { types } from 'pg'

/** The types that Emmett parses in its own way, for the whole process: bigint, json and jsonb. */
const parsed = [types.builtins.INT8, types.builtins.JSON, types.builtins.JSONB] as const

/** Notes how values of PostgreSQL are parsed now; the answer parses them so again. */
export const keepTypeParsers = (): (() => void) => {
  const kept = parsed.map(type => {
    const parse: (text: string) => unknown = types.getTypeParser(type, 'text')
    return { type, parse }
  })
  return () => {
    for (const { type, parse } of kept) types.setTypeParser(type, 'text', parse)
  }
}
