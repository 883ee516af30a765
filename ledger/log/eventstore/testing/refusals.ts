import { Metadata, status } from '@grpc/grpc-js'

/** An error that ends a call, with the code, the text and the trailers that the engine sends. */
export class Refusal extends Error {
  readonly code: number
  readonly details: string
  readonly metadata: Metadata
  constructor(code: number, details: string, trailers: Readonly<Record<string, string>> = {}) {
    super(details)
    this.code = code
    this.details = details
    this.metadata = new Metadata()
    for (const [name, value] of Object.entries(trailers)) this.metadata.set(name, value)
  }
}

/** What ASP.NET answers when a handler of the engine throws. */
export const handlerThrew = () => new Refusal(status.UNKNOWN, 'Exception was thrown by handler.')

export const unexpectedReadResult = (what: 'ReadAllResult' | 'ReadStreamResult') =>
  new Refusal(status.UNKNOWN, `Unexpected ${what}: Error`)

export const tooSlow = () =>
  new Refusal(
    status.ABORTED,
    'Operation timed out: Consumer too slow to handle event while live. Client resubscription required.',
  )

export const notLeader = (host: string, port: number) =>
  new Refusal(status.NOT_FOUND, 'Leader info available', {
    exception: 'not-leader',
    'leader-endpoint-host': host,
    'leader-endpoint-port': String(port),
  })

export const tooBig = (bytesMax: number) =>
  new Refusal(status.INVALID_ARGUMENT, `Maximum Append Size of ${bytesMax} Exceeded.`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': String(bytesMax),
  })

export const propertyMissing = (property: string) =>
  new Refusal(status.INVALID_ARGUMENT, `Required Metadata Property '${property}' is missing`, {
    exception: 'missing-required-metadata-property',
    'required-metadata-properties': 'type,content-type',
  })

/** An answer that nothing in the engine gives: the request uses what this server leaves out. */
export const notImitated = (what: string) =>
  new Refusal(status.UNIMPLEMENTED, `The server for specs leaves out ${what}. Add it, or use an engine.`)
