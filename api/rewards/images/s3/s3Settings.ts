/** A bucket of an S3 endpoint, and the key to it. */
export type S3Settings = {
  /** Without the bucket, `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Whether the bucket is the first part of the path, or of the host. */
  readonly addressing: 'path' | 'host'
}
