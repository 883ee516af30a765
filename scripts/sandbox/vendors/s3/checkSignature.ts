import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

export type SignedRequest = {
  readonly method: string
  /** With its query, as it was sent. */
  readonly url: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: Buffer
}

export type S3Key = {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

/** The code of the error that S3 answers with; undefined for a request that is signed with the key. */
export const signatureProblem = (request: SignedRequest, key: S3Key, now: Date): string | undefined => {
  const { headers, body } = request
  const read = authorization.exec(headers.authorization ?? '')
  if (!read) return 'AccessDenied'
  const [, accessKeyId = '', day = '', region = '', signedHeaders = '', signature = ''] = read
  if (accessKeyId !== key.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== key.region) return 'AuthorizationHeaderMalformed'
  const names = signedHeaders.split(';')
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every(name => names.includes(name)))
    return 'AccessDenied'
  const time = headers['x-amz-date'] ?? ''
  if (Math.abs(timeOf(time) - now.getTime()) > skewMilliseconds) return 'RequestTimeTooSkewed'
  if (headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical(request, names))].join('\n')
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => hmac(secret, part),
    `AWS4${key.secretAccessKey}`,
  )
  const expected = hmac(signingKey, toSign)
  const given = Buffer.from(signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
    ? undefined
    : 'SignatureDoesNotMatch'
}

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8})\/([a-z0-9-]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/

const skewMilliseconds = 15 * 60_000

/** `20261123T090000Z` in milliseconds since 1970. */
const timeOf = (text: string): number =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

const canonical = ({ method, url, headers }: SignedRequest, names: readonly string[]): string => {
  const [path = '', query = ''] = url.split('?')
  return [
    method,
    path,
    query.split('&').toSorted().join('&'),
    ...names.map(name => `${name}:${(headers[name] ?? '').trim().replaceAll(/\s+/g, ' ')}`),
    '',
    names.join(';'),
    headers['x-amz-content-sha256'] ?? '',
  ].join('\n')
}

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')

const hmac = (secret: string | Buffer, text: string): Buffer =>
  createHmac('sha256', secret).update(text).digest()
