import { z } from 'zod'
import { VendorUncertain } from './vendorUncertain.ts'

export type VendorCall = {
  /** The title of the vendor, for messages to administrators. */
  readonly vendor: string
  readonly url: string | URL
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array<ArrayBuffer>
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
  const { vendor, url, method, headers, body, signal, serverErrors = 'uncertain' } = call
  signal.throwIfAborted()
  const { timeoutMilliseconds = usualTimeoutMilliseconds, bytesMax = usualBytesMax } = call
  const limit = AbortSignal.timeout(timeoutMilliseconds)
  try {
    const response = await fetcher(url, {
      method,
      redirect: 'manual',
      signal: AbortSignal.any([signal, limit]),
      ...(headers ? { headers } : {}),
      ...(body === undefined ? {} : { body }),
    })
    const { status } = response
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
  }
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
