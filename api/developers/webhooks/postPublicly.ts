import { type LookupAddress, lookup } from 'node:dns'
import { type IncomingMessage, request as requestPlainly } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { hostOf, isLocalAddress, isPublicAddress } from './publicAddress.ts'

export type Post = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly signal: AbortSignal
  /** Whether this machine may be called, for development. */
  readonly allowsLocalhost: boolean
  readonly timeoutMilliseconds?: number
}

/** `status` is null where no answer arrived; `answer` is its beginning. */
export type Posted = {
  readonly status: number | null
  readonly problem: string | null
  readonly answer: string
  readonly milliseconds: number
}

const usualTimeoutMilliseconds = 10_000
const answerBytesMax = 1_000

/**
 * Posts to an address that a customer chose. It connects to public addresses only, decided by the address that the name
 * has at the moment of the connection, follows no redirect, and reads only the beginning of the answer.
 */
export const postPublicly = async (post: Post): Promise<Posted> => {
  const began = performance.now()
  const limit = AbortSignal.timeout(post.timeoutMilliseconds ?? usualTimeoutMilliseconds)
  const taken = () => Math.round(performance.now() - began)
  try {
    const answer = await exchange(post, AbortSignal.any([post.signal, limit]))
    return { ...answer, problem: problemOf(answer.status), milliseconds: taken() }
  } catch (error) {
    post.signal.throwIfAborted()
    const problem = limit.aborted ? 'No answer within 10 seconds.' : connectionProblem(error)
    return { status: null, problem, answer: '', milliseconds: taken() }
  }
}

const exchange = (
  { url: text, headers, body, allowsLocalhost }: Post,
  signal: AbortSignal,
): Promise<{ readonly status: number; readonly answer: string }> =>
  new Promise((resolve, reject) => {
    const url = new URL(text)
    const isLocal = allowsLocalhost && isLocalAddress(url)
    // A literal address is never looked up.
    if (!isLocal && (url.protocol !== 'https:' || (isIP(hostOf(url)) !== 0 && !isPublicAddress(hostOf(url)))))
      throw new PrivateAddress()
    const send = isLocal ? requestPlainly : requestSecurely
    const request = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        // A connection that is kept could belong to an address that was checked for another name.
        agent: false,
        signal,
        ...(isLocal ? {} : { lookup: publicLookup }),
      },
      response => {
        beginningOf(response).then(answer => resolve({ status: response.statusCode ?? 0, answer }), reject)
      },
    )
    request.once('error', reject)
    request.end(body)
  })

class PrivateAddress extends Error {}

/** Answers the addresses of a name, or refuses them all where one of them is not public. */
const publicLookup: LookupFunction = (hostname, options, answer) => {
  lookup(hostname, { ...options, all: true }, (error: Error | null, found: LookupAddress[]) => {
    const [first] = found ?? []
    if (error || !first) return answer(error ?? new Error('The name has no address.'), '', 4)
    if (!found.every(({ address }) => isPublicAddress(address))) return answer(new PrivateAddress(), '', 4)
    return options.all ? answer(null, found) : answer(null, first.address, first.family)
  })
}

const beginningOf = async (response: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    const bytes = Buffer.from(chunk)
    chunks.push(bytes)
    size += bytes.length
    // Leaving the loop ends the connection.
    if (size >= answerBytesMax) break
  }
  // PostgreSQL stores no zero characters.
  return Buffer.concat(chunks).subarray(0, answerBytesMax).toString('utf8').replaceAll('\0', '')
}

const problemOf = (status: number): string | null => {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400
    ? `Answered ${status}. Redirects are not followed: enter the address that it leads to.`
    : `Answered ${status}.`
}

const connectionProblem = (error: unknown): string => {
  if (error instanceof PrivateAddress) return 'The address is inside a private network.'
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  return code === 'ENOTFOUND' ? 'The name of the host has no address.' : `The connection failed (${code}).`
}
