import type { ImageFile } from '../imageFiles.ts'
import type { S3Settings } from './s3Settings.ts'

/** The name of a picture in the bucket. Those of a team begin alike. */
export const keyOf = ({ teamId, imageId, size }: ImageFile): string =>
  `pictures/${teamId}/${imageId}${size === 'full' ? '' : '_thumb'}.webp`

/** Where the S3 endpoint has a key. */
export const addressOf = (
  { endpoint, bucket, addressing }: Pick<S3Settings, 'endpoint' | 'bucket' | 'addressing'>,
  key: string,
): URL => {
  const url = new URL(endpoint)
  const base = url.pathname.replace(/\/+$/, '')
  if (addressing === 'host') {
    url.hostname = `${bucket}.${url.hostname}`
    url.pathname = `${base}/${key}`
  } else url.pathname = `${base}/${bucket}/${key}`
  return url
}
