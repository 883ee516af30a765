import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Call } from '@laurel/contract/wire/call.ts'
import { z } from 'zod'
import { describeSchema } from './describeSchema.ts'
import { code, codes, page, table } from './markdown.ts'

const contract = fileURLToPath(new URL('../../api/contract', import.meta.url))

export const httpCallsPage = async (): Promise<string> => {
  const calls = await everyCall()
  const features = [...new Set(calls.map(({ feature }) => feature))]
  return page(
    'HTTP calls',
    'The calls of the API, by feature. The same schemas are at `/docs` of a running server, as OpenAPI with every field. ' +
      'A *command* takes the header `Idempotency-Key` and answers its position in the log. Every call may also answer the ' +
      'general refusals: not signed in, not allowed, invalid, too many requests, unavailable. `GET /v1/live` streams ' +
      'server-sent events when read models change.',
    ...features.map(feature =>
      [
        `## ${feature}`,
        table(
          ['call', 'request', 'access', 'does', 'takes', 'refusals'],
          calls.filter(call => call.feature === feature).map(callRow),
        ),
      ].join('\n\n'),
    ),
  )
}

type FeatureCall = Call & { readonly feature: string }

const everyCall = async (): Promise<readonly FeatureCall[]> => {
  const calls: FeatureCall[] = []
  for (const path of globSync('*/**/*.ts', { cwd: contract }).toSorted()) {
    if (path.endsWith('.spec.ts')) continue
    const exported: unknown = await import(`${contract}/${path}`)
    const feature = path.split('/')[0] ?? ''
    for (const call of Object.values(Object(exported)).filter(isCall)) calls.push({ ...call, feature })
  }
  return calls.toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1))
}

const sortKey = ({ feature, path, method }: FeatureCall): string => [feature, path, method].join(' ')

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

const callRow = ({
  name,
  method,
  path,
  access,
  summary,
  params,
  query,
  body,
  errors,
  isCommand,
}: FeatureCall) => [
  code(name),
  code(`${method} ${path}`),
  access,
  isCommand ? `${summary} *(command)*` : summary,
  [fieldsOf('', params), fieldsOf('query: ', query), fieldsOf('body: ', body)]
    .filter(fields => fields !== '')
    .join('; '),
  codes(errors ?? []),
]

const fieldsOf = (place: string, schema: z.ZodType | undefined): string => {
  if (schema === undefined) return ''
  return place + (schema instanceof z.ZodObject ? codes(Object.keys(schema.shape)) : describeSchema(schema))
}
