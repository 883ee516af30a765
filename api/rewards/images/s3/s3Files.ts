import { hash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'
import { type ImageFile, type ImageFiles, ImageFilesAway } from '../imageFiles.ts'
import { imageKind } from '../imageKind.ts'
import { addressOf, keyOf } from './s3Address.ts'
import type { S3Settings } from './s3Settings.ts'

type Surroundings = { readonly fetch: typeof fetch; readonly now: () => Date }

/** Pictures are made smaller before they are kept. */
const usualLimits = { milliseconds: 10_000, bytesMax: 10_000_000 }

/** Keeps pictures in a bucket of an S3 endpoint. Requests are signed over their content and all of their headers. */
export const createS3Files = (
  settings: S3Settings,
  { fetch: fetcher, now }: Surroundings,
  { milliseconds, bytesMax } = usualLimits,
): ImageFiles => {
  const { accessKeyId, secretAccessKey, region } = settings

  const call = async (method: 'GET' | 'PUT', file: ImageFile, body?: Uint8Array<ArrayBuffer>) => {
    const signed = await new AwsV4Signer({
      method,
      url: addressOf(settings, keyOf(file)).href,
      headers: {
        'x-amz-content-sha256': hash('sha256', body ?? ''),
        ...(body
          ? { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' }
          : {}),
      },
      ...(body ? { body } : {}),
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
      allHeaders: true,
      datetime: now()
        .toISOString()
        .replace(/[:-]|\.\d{3}/g, ''),
    }).sign()
    try {
      const response = await fetcher(signed.url, {
        method,
        headers: signed.headers,
        ...(body ? { body } : {}),
        // A redirect would take the signature elsewhere.
        redirect: 'manual',
        signal: AbortSignal.timeout(milliseconds),
      })
      return { status: response.status, bytes: await boundedBytes(response, bytesMax) }
    } catch (error) {
      if (error instanceof ImageFilesAway) throw error
      throw new ImageFilesAway('The S3 endpoint does not answer.')
    }
  }

  return {
    write: async (file, content) => {
      const { status, bytes } = await call('PUT', file, Uint8Array.from(content))
      if (status !== 200) throw refusal('PUT', status, bytes)
    },
    read: async file => {
      const { status, bytes } = await call('GET', file)
      if (status === 404 && codeOf(bytes) !== 'NoSuchBucket') return null
      if (status !== 200) throw refusal('GET', status, bytes)
      // What another program wrote there is not shown.
      if (imageKind(bytes) !== 'webp')
        throw new ImageFilesAway('The S3 endpoint has something else than a WebP picture.', {
          isRefusal: true,
        })
      return bytes
    },
  }
}

const boundedBytes = async (response: Response, bytesMax: number): Promise<Buffer> => {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > bytesMax) throw new ImageFilesAway('The S3 endpoint answered with more than a picture has.')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** `AccessDenied`, for example. */
const codeOf = (answer: Buffer): string | undefined =>
  /<Code>([A-Za-z0-9]{1,60})<\/Code>/.exec(answer.toString('utf8', 0, 2_000))?.[1]

const refusal = (method: string, status: number, answer: Buffer): ImageFilesAway =>
  new ImageFilesAway(
    `The S3 endpoint answered ${status} ${codeOf(answer) ?? ''} to ${method}.`.replace('  ', ' '),
    {
      isRefusal: status < 500 && status !== 429,
    },
  )
