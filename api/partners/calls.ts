import { setTimeout as rest } from 'node:timers/promises'
import { z } from 'zod'
import { noteCall } from './callNotes.ts'
import { VendorUncertain } from './vendorUncertain.ts'

export type VendorCall = {
  /** The title of the vendor, for messages to administrators. */
  readonly vendor: string
  readonly url: string | URL
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array<ArrayBuffer>
  /** A body that is sent as JSON, in place of `body`. */
  readonly json?: unknown
  readonly signal: AbortSignal
  readonly timeoutMilliseconds?: number
  /** The largest answer that is read; 5 MB if left out. */
  readonly bytesMax?: number
  /** What a status of 500 and above is: an unknown outcome (if left out), or an answer that the caller reads. */
  readonly serverErrors?: 'uncertain' | 'answer'
}

export type VendorAnswer = {
  readonly vendor: string
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

const usualTimeoutMilliseconds = 20_000
const usualBytesMax = 5_000_000

/**
 * Calls a vendor and reads its whole answer. Throws `VendorUncertain` where no answer arrives: after the time limit, a
 * lost connection, a status of 500 and above, a redirect, or more bytes than are read. Messages hold neither addresses
 * nor headers nor bodies, where secrets are.
 */
export const callVendor = async (fetcher: typeof fetch, call: VendorCall): Promise<VendorAnswer> => {
  const { bytes, ...answer } = await callForBytes(fetcher, call)
  return { ...answer, text: bytes.toString('utf8') }
}

/** The same for an answer that is no text. */
export const callForBytes = async (
  fetcher: typeof fetch,
  call: VendorCall,
): Promise<Omit<VendorAnswer, 'text'> & { readonly bytes: Buffer }> => {
  const { vendor, url, method, signal, serverErrors = 'uncertain' } = call
  signal.throwIfAborted()
  const { timeoutMilliseconds = usualTimeoutMilliseconds, bytesMax = usualBytesMax } = call
  const limit = AbortSignal.timeout(timeoutMilliseconds)
  const began = performance.now()
  let answered: number | null = null
  try {
    const response = await fetcher(url, {
      method,
      redirect: 'manual',
      signal: AbortSignal.any([signal, limit]),
      ...contentOf(call),
    })
    const { status } = response
    answered = status
    if (status >= 300 && status < 400) throw await unread(response, `${vendor} answered with a redirect.`)
    if (status >= 500 && serverErrors === 'uncertain')
      throw await unread(response, `${vendor} answered ${status}.`)
    return {
      vendor,
      status,
      headers: response.headers,
      bytes: await boundedBytes(response, vendor, bytesMax),
    }
  } catch (error) {
    if (error instanceof VendorUncertain) throw error
    if (limit.aborted)
      throw new VendorUncertain(`${vendor} did not answer within ${timeoutMilliseconds / 1000} seconds.`)
    // The thrown error may name the address, which may hold a key.
    throw new VendorUncertain(
      signal.aborted ? `The call to ${vendor} was stopped.` : `The connection to ${vendor} was lost.`,
    )
  } finally {
    noteCall({ vendor, status: answered, milliseconds: performance.now() - began })
  }
}

const contentOf = ({ headers, body, json }: VendorCall) => ({
  headers: {
    accept: 'application/json',
    ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
  },
  ...(json === undefined ? (body === undefined ? {} : { body }) : { body: JSON.stringify(json) }),
})

/**
 * Throws `VendorUncertain` where the vendor did not consider the call: it refused the credentials, or it is busy. That
 * says nothing about an order, which waits until they are in order.
 */
export const expectLetIn = (
  { vendor, status }: VendorAnswer,
  credentials: string,
  busyStatuses: readonly number[] = [429],
): void => {
  if (status === 401 || status === 403)
    throw new VendorUncertain(`${vendor} refused ${credentials} (${status}).`)
  if (busyStatuses.includes(status))
    throw new VendorUncertain(`${vendor} is busy and asks to try again later (${status}).`)
}

export type Patience = { readonly attemptsMax: number; readonly pauseMilliseconds: number }

/** Repeats a call that changes nothing while the vendor asks for fewer calls. */
export const callPatiently = async (
  call: () => Promise<VendorAnswer>,
  { attemptsMax, pauseMilliseconds }: Patience,
  signal: AbortSignal,
): Promise<VendorAnswer> => {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await call()
    if (answer.status !== 429 || attempt >= attemptsMax) return expectFew(answer)
    await rest(pauseMilliseconds, undefined, { signal })
  }
}

/** Throws `VendorUncertain` where the vendor asks for fewer calls. */
export const expectFew = (answer: VendorAnswer): VendorAnswer => {
  if (answer.status === 429) throw new VendorUncertain(`${answer.vendor} asks for fewer calls.`)
  return answer
}

/** The JSON of an answer. Throws `VendorUncertain` where the answer is none, or has another form. */
export const readJson = <Schema extends z.ZodType>(
  { vendor, status, text }: VendorAnswer,
  schema: Schema,
): z.infer<Schema> => {
  const parsed = schema.safeParse(jsonOf(text))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const where = issue && issue.path.length > 0 ? ` at ${z.core.toDotPath(issue.path)}` : ''
  throw new VendorUncertain(`${vendor} answered ${status} in a form that is not readable${where}.`)
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const unread = async (response: Response, problem: string): Promise<VendorUncertain> => {
  await response.body?.cancel()
  return new VendorUncertain(problem)
}

const boundedBytes = async (response: Response, vendor: string, bytesMax: number): Promise<Buffer> => {
  if (!response.body) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body) {
    size += chunk.byteLength
    // Leaving the loop cancels the rest.
    if (size > bytesMax) throw new VendorUncertain(`${vendor} answered more than ${bytesMax} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
