import type { Call } from '@laurel/contract/wire/call.ts'
import fc from 'fast-check'
import type { z } from 'zod'
import {
  type Header,
  jsonOf,
  oddAddressPart,
  oddBody,
  oddContentType,
  oddHeader,
  oddQuery,
  oddValue,
  withOddPart,
} from './oddities.ts'
import { valuesOf } from './values.ts'

export type Caller = 'administrator' | 'member' | 'stranger' | 'guesser' | 'slack'

/** A request as it goes over the wire, without the headers that depend on its caller. */
export type FuzzRequest = {
  readonly name: string
  readonly caller: Caller
  readonly method: string
  readonly target: string
  readonly headers: readonly Header[]
  readonly body: Buffer
}

const callers = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Caller>('administrator') },
  { weight: 2, arbitrary: fc.constant<Caller>('member') },
  { weight: 1, arbitrary: fc.constantFrom<Caller>('stranger', 'guesser') },
)

type Mutation = (request: FuzzRequest) => fc.Arbitrary<FuzzRequest>

/** Valid requests of the calls, most of them with one or two parts that are wrong. */
export const requestsOf = (calls: readonly Call[], ids: readonly string[]): fc.Arbitrary<FuzzRequest> => {
  const ofCalls = calls.map(call => requestOf(call, ids))
  const weighted = fc.oneof(
    { weight: 8, arbitrary: fc.oneof(...ofCalls) },
    { weight: 1, arbitrary: pageRequest },
    { weight: 1, arbitrary: slackRequest(ids) },
  )
  return weighted.chain(request =>
    fc.oneof(
      { weight: 3, arbitrary: fc.constant(request) },
      ...wireMutations.map(mutate => ({ weight: 1, arbitrary: mutate(request) })),
    ),
  )
}

const requestOf = (call: Call, ids: readonly string[]): fc.Arbitrary<FuzzRequest> => {
  const part = (schema: z.ZodType | undefined) =>
    mutated(schema ? valuesOf(schema, ids) : fc.constant(undefined))
  return fc
    .record({ caller: callers, params: part(call.params), query: part(call.query), body: part(call.body) })
    .map(({ caller, params, query, body }) => ({
      name: call.name,
      caller,
      method: call.method,
      target: targetOf(call.path, params, withoutWaiting(query)),
      headers: body === undefined ? [] : [['content-type', 'application/json'] as const],
      body: body === undefined ? Buffer.alloc(0) : Buffer.from(jsonOf(body)),
    }))
}

/** Half of the values stay valid. */
const mutated = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(values, fc.boolean(), fc.nat(), oddValue)
    .map(([value, isOdd, choice, odd]) =>
      isOdd && value !== undefined ? withOddPart(value, choice, odd) : value,
    )

/** Percent-encodes bytes, also those of lone surrogates, which are no valid text. */
const encoded = (value: unknown): string => {
  const text = typeof value === 'string' ? value : jsonOf(value)
  return [...Buffer.from(text.slice(0, 8_000), 'utf8')]
    .map(byte => `%${byte.toString(16).padStart(2, '0')}`)
    .join('')
}

/** A query waits for the position that it asks for, so that most of them ask for one of the past. */
const withoutWaiting = (query: unknown): unknown =>
  typeof query === 'object' && query !== null && 'after' in query && typeof query.after === 'number'
    ? { ...query, after: Math.min(query.after, 1) }
    : query

const fieldsOf = (part: unknown): readonly (readonly [string, unknown])[] =>
  typeof part === 'object' && part !== null ? Object.entries(part) : []

const targetOf = (path: string, params: unknown, query: unknown): string => {
  const values = new Map(fieldsOf(params))
  const filled = path.replaceAll(/:(\w+)/g, (_whole, name: string) => encoded(values.get(name) ?? 'missing'))
  const search = fieldsOf(query).map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
  return search.length === 0 ? filled : `${filled}?${search.join('&')}`
}

const wireMutations: readonly Mutation[] = [
  request => oddHeader.map(header => ({ ...request, headers: [...request.headers, header] })),
  request =>
    oddContentType.map(type => ({
      ...request,
      headers: [
        ...request.headers.filter(([name]) => name !== 'content-type'),
        ['content-type', type] as const,
      ],
    })),
  request =>
    oddBody.map(body => ({
      ...request,
      headers: request.headers.length > 0 ? request.headers : [['content-type', 'application/json'] as const],
      body,
    })),
  request =>
    oddQuery.map(query => ({
      ...request,
      target: `${request.target}${request.target.includes('?') ? '&' : '?'}${queryText(query)}`,
    })),
  request =>
    fc.tuple(fc.nat(), oddAddressPart).map(([choice, odd]) => {
      const parts = request.target.split('/')
      parts[1 + (choice % Math.max(parts.length - 1, 1))] = odd
      return { ...request, target: parts.join('/') }
    }),
  request =>
    fc
      .constantFrom('GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'QUERY')
      .map(method => ({ ...request, method })),
  request =>
    fc
      .constantFrom('//', '/.', '/%2e', '/?', '/#', '/;')
      .map(prefix => ({ ...request, target: `${prefix}${request.target}` })),
]

/** JSON in an address is encoded where HTTP does not allow its characters. */
const queryText = (query: string): string =>
  query.replaceAll(/[\s"\\{}]/g, character => `%${character.charCodeAt(0).toString(16)}`)

const pageRequest: fc.Arbitrary<FuzzRequest> = fc
  .constantFrom(
    '/',
    '/health',
    '/docs',
    '/docs/json',
    '/docs/static/index.html',
    '/redeem',
    '/redeem/assets/x.js',
    '/assets/x.css',
    '/login/slack',
    '/setup/slack',
    '/banners/confetti.png',
    '/banners/..%2f..%2fpackage.json',
    '/v1',
    '/v1/',
    '/v1/live',
    '/%761/user/me',
    '/favicon.ico',
  )
  .map(target => ({
    name: 'page',
    caller: 'stranger',
    method: 'GET',
    target,
    headers: [],
    body: Buffer.alloc(0),
  }))

const slackRequest = (ids: readonly string[]): fc.Arbitrary<FuzzRequest> => {
  const texts = fc.oneof(
    fc.constantFrom(
      '@ben +5 thanks',
      '',
      'help',
      '@ben '.repeat(300),
      `+${'9'.repeat(40)}`,
      '#',
      '\u0000',
      '<@U|x>',
    ),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constantFrom(...ids),
  )
  const command = fc
    .record({
      command: fc.constantFrom('/shoutout', '/award', '/nominate', '/unknown'),
      text: texts,
      team_id: texts,
    })
    .map(fields => ({ path: 'commands', type: 'application/x-www-form-urlencoded', body: formOf(fields) }))
  const event = fc
    .record({
      type: fc.constant('event_callback'),
      event_id: fc.uuid(),
      team_id: texts,
      event: oddEvent(texts),
    })
    .map(fields => ({ path: 'events', type: 'application/json', body: jsonOf(fields) }))
  return fc.tuple(fc.oneof(command, event), fc.boolean()).map(([{ path, type, body }, isSigned]) => ({
    name: `slack ${path}`,
    caller: isSigned ? 'slack' : 'stranger',
    method: 'POST',
    target: `/slack/${path}`,
    headers: [['content-type', type] as const],
    body: Buffer.from(body),
  }))
}

const formOf = (fields: Readonly<Record<string, string>>): string =>
  new URLSearchParams({
    ...fields,
    user_id: 'U1',
    channel_id: 'C1',
    trigger_id: fields.text ?? '',
  }).toString()

const oddEvent = (texts: fc.Arbitrary<string>) =>
  fc.record({
    type: fc.constantFrom(
      'reaction_added',
      'app_home_opened',
      'team_join',
      'channel_rename',
      'message',
      'unknown',
    ),
    user: fc.oneof(texts, oddValue),
    item: oddValue,
    channel: oddValue,
    reaction: texts,
  })
