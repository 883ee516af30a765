import { z } from 'zod'
import { contractCalls, type FeatureCall } from './contractCalls.ts'
import { describeSchema } from './describeSchema.ts'
import { code, codes, page, table } from './markdown.ts'

export const httpCallsPage = async (): Promise<string> => {
  const calls = await contractCalls()
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
