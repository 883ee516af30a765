import type { Connection } from '@laurel/contract/browser/connection.ts'
import type { Call, RequestOf } from '@laurel/contract/wire/call.ts'
import type { CommandOptions } from '@laurel/contract/wire/client.ts'
import { type DataProvider, type GetListParams, HttpError, type RaRecord } from 'ra-core'
import simpleRestProvider from 'ra-data-simple-rest'
import { z } from 'zod'
import type { Translate } from '../../messages/useText.ts'
import { createListReader, type HttpClient } from './listReader.ts'
import { type Source, schemaOf, sourceOf } from './resources.ts'

export const adminPath = '/v1/admin'

/** The answer to an act. Acts that record an event have a position. */
export type Answered = { readonly ok?: boolean; readonly position?: number }

export type AdminDataProvider = DataProvider & {
  /** Performs a named act of the contract. Every change goes this way: nothing is edited in place. */
  readonly act: <Defined extends Call, Answer extends Answered>(
    call: Defined & { readonly response: z.ZodType<Answer> },
    request: RequestOf<Defined>,
    options?: CommandOptions,
  ) => Promise<Answer>
}

/** Reads the resources of `resources.ts` and performs acts. The contract parses every answer. */
export const createDataProvider = (connection: Connection, text: Translate): AdminDataProvider => {
  const { client, freshness } = connection
  const http = httpClientOf(connection, text)
  const rest = simpleRestProvider(adminPath, http)
  const readList = createListReader(adminPath, http)

  const allOf = ({ all }: Source) => all?.(client, freshness.query())

  return {
    ...unsupported,
    supportAbortSignal: true,
    getList: async (resource, params) => {
      const source = sourceOf(resource)
      const records = await allOf(source)
      if (records) return { data: partOf(records, params).map(asRequested), total: records.length }
      const { data, ...page } = await readList(collectionOf(source), params)
      return { ...page, data: await rowsOf(source, data) }
    },
    getOne: async (resource, params) => {
      const source = sourceOf(resource)
      if (source.rest) {
        const { data } = await rest.getOne(source.rest.collection, params)
        return { data: asRequested((await schemaOf(source)).parse(data)) }
      }
      const record = (await allOf(source))?.find(({ id }) => id === params.id)
      if (!record) throw new HttpError(text('list.noRecord'), 404)
      return { data: asRequested(record) }
    },
    getMany: async (resource, params) => {
      const source = sourceOf(resource)
      const { data } = await rest.getMany(collectionOf(source), params)
      return { data: await rowsOf(source, data) }
    },
    act: async (call, request, options) => {
      const answer = await client.call(call, request, options)
      if (answer.position !== undefined) freshness.advance(answer.position)
      return answer
    },
  }
}

const collectionOf = ({ rest }: Source): string => {
  if (!rest) throw new Error('This resource has no collection to read from. Add one to resources.ts.')
  return rest.collection
}

const rowsOf = async (source: Source, rows: unknown) =>
  z
    .array(await schemaOf(source))
    .parse(rows)
    .map(asRequested)

/** react-admin lets the caller name the type of a record. It is the type that the contract parsed. */
const asRequested = (record: RaRecord) => Object(record)

const partOf = (records: readonly RaRecord[], { sort, pagination }: GetListParams): readonly RaRecord[] => {
  const { field, order } = sort ?? { field: 'id', order: 'ASC' }
  const inOrder = records.toSorted((one, other) => compare(one[field], other[field]))
  const { page, perPage } = pagination ?? { page: 1, perPage: records.length }
  return (order === 'DESC' ? inOrder.toReversed() : inOrder).slice((page - 1) * perPage, page * perPage)
}

const compare = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other))

const refuse = (): Promise<never> =>
  Promise.reject(new Error('Records change by named acts only. Call act() with a call of the contract.'))

const unsupported = {
  getManyReference: refuse,
  create: refuse,
  update: refuse,
  updateMany: refuse,
  delete: refuse,
  deleteMany: refuse,
} satisfies Partial<DataProvider>

/** Carries the bearer token, asks for nothing older than one's own acts, and turns problems into messages. */
const httpClientOf =
  ({ client, freshness }: Connection, text: Translate): HttpClient =>
  async (address, options = {}) => {
    const { user: _user, ...init } = options
    const response = await client.fetch(withAfter(address, freshness.after()), init)
    const body = await response.text()
    if (!response.ok) throw await errorOf(response.status, body, text)
    return { status: response.status, headers: response.headers, body, json: JSON.parse(body) }
  }

const withAfter = (address: string, after: number | undefined): string => {
  if (after === undefined) return address
  return `${address}${address.includes('?') ? '&' : '?'}after=${after}`
}

const errorOf = async (status: number, body: string, text: Translate): Promise<HttpError> => {
  // Few pages meet a problem, so the first page does not load its schema.
  const { Problem } = await import('@laurel/contract/wire/problem.ts')
  const problem = Problem.safeParse(jsonOf(body))
  return problem.success
    ? new HttpError(problem.data.detail, status, problem.data)
    : new HttpError(text('list.notUnderstood'), status)
}

const jsonOf = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
